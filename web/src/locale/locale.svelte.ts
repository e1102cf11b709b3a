/** The language of the page: one Fluent bundle, switchable at any time; every text of the interface comes from here. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isLanguage, LANGUAGES, type Language } from './languages';

const STORAGE_KEY = 'galaktyka.language';
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

let language: Language = $state('en');
let bundle: FluentBundle | null = $state.raw(null);

export const currentLanguage = (): Language => language;

/** Loads a language and switches every text on the page to it. */
export async function switchLanguage(to: Language): Promise<void> {
  const load = sources[`./${to}.ftl`];
  if (!load) throw new Error(`There is no locale file for "${to}".`);
  const next = new FluentBundle(to, { useIsolating: false });
  next.addResource(new FluentResource(await load()));
  bundle = next;
  language = to;
  document.documentElement.lang = to;
  localStorage.setItem(STORAGE_KEY, to);
}

/** The language chosen before, else the browser's first that we speak, else English. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(stored)) return stored;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find(isLanguage) ?? LANGUAGES[0];
}

/** The message `id` in the current language; a missing one shows its id, so that it is seen and found. */
export function text(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, values) : id;
}
