/** The rules in the current language; each language is fetched when it is first read. */
import type { Language } from '../../locale/languages';
import { parseBook, type Chapter } from './book';

const sources = import.meta.glob<string>('./texts/*.txt', { query: '?raw', import: 'default' });

let book: readonly Chapter[] = $state.raw([]);

export const currentBook = (): readonly Chapter[] => book;

export async function loadBook(language: Language): Promise<void> {
  const load = sources[`./texts/${language}.txt`];
  if (!load) throw new Error(`There are no rules in "${language}".`);
  book = parseBook(await load());
}
