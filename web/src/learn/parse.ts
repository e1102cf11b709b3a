import { parseBook, type Section } from '../pages/rules/book';

/** The lessons of a text, written as the rules are, by their ids. */
export const parseLessons = (source: string): ReadonlyMap<string, Section> =>
  new Map(parseBook(source).flatMap(({ sections }) => sections.map((section) => [section.id, section] as const)));
