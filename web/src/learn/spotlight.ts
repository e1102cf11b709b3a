/** Finds the places on the page that the coach talks about. */
import type { Choice } from '../protocol/types';
import type { Course } from './course';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const inPage = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null);

/** A value as it stands in a selector. */
export const quoted = (value: string): string => `"${CSS.escape(value)}"`;

const firstOf = (selectors: readonly string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const found = inPage(selector);
    if (found) return found;
  }
  return undefined;
};

const MARGIN = 6;
function placeOf(element: HTMLElement): Place | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.max(2, left - MARGIN), Math.max(2, top - MARGIN)];
  const [width, height] = [
    Math.min(innerWidth - 2, right + MARGIN) - x,
    Math.min(innerHeight - 2, bottom + MARGIN) - y,
  ];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Up to two places: what the lesson is about, and the answer that is advised. */
export function placesOf(course: Course, lesson: string, advised: Choice | undefined): Place[] {
  const about = course.places[lesson];
  const topic = about ? inPage(about) : undefined;
  const answer = advised && firstOf(course.answerPlaces(advised));
  const question = about || answer ? undefined : inPage('section.question');
  return [topic, answer, question].flatMap((element) => (element && placeOf(element)) ?? []);
}
