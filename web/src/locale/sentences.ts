/** Sentences put together from parts that were written for themselves. */
import { currentLanguage } from './locale.svelte';

/** Lines one after the other; each but the last ends with a stop. */
export const inARow = (lines: readonly string[]): string =>
  lines.map((line, i) => (i < lines.length - 1 && !/[.!?]$/.test(line) ? `${line}.` : line)).join(' ');

/** A line that goes on in the middle of a sentence. */
export const lowered = (line: string): string => line.charAt(0).toLocaleLowerCase(currentLanguage()) + line.slice(1);

/** A name that ends with a stop ends the sentence too; marks around names may stand between the two. */
export const oneStop = (sentence: string): string => sentence.replace(/\.(\p{Co}?)\./gu, '.$1');
