/** The words of the Roll table itself, in a file of its own that comes with the game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../locale/languages';

const sources = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });
let bundle: FluentBundle | null = $state.raw(null);

export async function loadTexts(language: Language): Promise<void> {
  const load = sources[`./locale/${language}.ftl`];
  if (!load) throw new Error(`There is no locale file for "${language}".`);
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(await load()));
  bundle = next;
}

/** The message `id` in the current language; a missing one shows its id, so that it is seen and found. */
export function word(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, values) : id;
}
