/** The words of the Roll table itself, in a file of its own that comes with the game. */
import type { FluentVariable } from '@fluent/bundle';
import type { Language } from '../locale/languages';
import { Texts } from '../locale/texts.svelte';

const texts = new Texts(import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' }));

export const loadTexts = (language: Language): Promise<void> => texts.load(language);
export const word = (id: string, values?: Record<string, FluentVariable>): string => texts.word(id, values);
