/** What a table is played with, in words. */
import { text } from '../locale/locale.svelte';

/** The options that are on; one that nobody has put into words goes without. */
export function optionsInWords(options: Record<string, boolean>): string[] {
  const ids = Object.keys(options)
    .filter((name) => options[name])
    .map((name) => `option-${name.replaceAll('_', '-')}`);
  return ids.filter((id) => text(id) !== id).map((id) => text(id));
}
