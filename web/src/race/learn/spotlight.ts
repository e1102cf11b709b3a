/** Finds the places on the page that the coach talks about. */
import type { Choice } from '../../protocol/types';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HAND = '.work > ul, .sheet ul';
const TABLEAU = '.own .tableau ul, .own-small ul';
const PLACES: Record<string, string> = {
  welcome: TABLEAU,
  hand: HAND,
  choose_action: '.roles',
};

const inPage = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null);

const quoted = (value: string): string => `"${CSS.escape(value)}"`;

/** The thing that stands for an answer: an action card, a card of the hand or the tableau, a button. */
function answerPlace(choice: Choice): HTMLElement | undefined {
  const selectors = [`[data-action=${quoted(choice.text)}]`, `[data-answer=${quoted(choice.text)}]`];
  if (choice.card)
    selectors.unshift(`.work > ul [data-card=${quoted(choice.card)}], .sheet ul [data-card=${quoted(choice.card)}]`);
  for (const selector of selectors) {
    const found = inPage(selector);
    if (found) return found;
  }
  return undefined;
}

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
export function placesOf(lesson: string, advised: Choice | undefined): Place[] {
  const topic = PLACES[lesson] ? inPage(PLACES[lesson]) : undefined;
  const answer = advised && answerPlace(advised);
  const question = PLACES[lesson] || answer ? undefined : inPage('section.question');
  return [topic, answer, question].flatMap((element) => (element && placeOf(element)) ?? []);
}
