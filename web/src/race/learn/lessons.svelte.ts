/** What the coach says, in the current language: a lesson for each question that the server may ask. */
import type { Language } from '../../locale/languages';
import type { Section } from '../../pages/rules/book';
import { parseLessons } from './parse';

const sources = import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' });

let lessons: ReadonlyMap<string, Section> | null = $state.raw(null);

export const lessonOf = (id: string): Section | undefined => lessons?.get(id);

export async function loadLessons(language: Language): Promise<void> {
  const load = sources[`./texts/${language}.txt`];
  if (!load) throw new Error(`There are no lessons in "${language}".`);
  lessons = parseLessons(await load());
}
