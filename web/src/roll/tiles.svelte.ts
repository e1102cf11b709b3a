/** All tiles and their words in the current language, loaded once per language. */
import { fetchOnce } from '../app/fetch';
import boxAddress from '../generated/roll/tiles.json?url';
import wordsCs from '../generated/roll/words.cs.json?url';
import wordsEn from '../generated/roll/words.en.json?url';
import wordsPl from '../generated/roll/words.pl.json?url';
import type { Language } from '../locale/languages';
import { currentLanguage } from '../locale/locale.svelte';
import type { Box, Side, TileWords } from './tile';

const WORDS: Record<Language, string> = { en: wordsEn, pl: wordsPl, cs: wordsCs };
const NO_WORDS: TileWords = { instant: [], powers: [], bonus: null };

let box: Box | null = $state.raw(null);
let words: Record<string, TileWords> = $state.raw({});

const sides: readonly Side[] = $derived.by(() => box?.sides ?? []);
const byId: Map<string, Side> = $derived(new Map(sides.map((side) => [side.id, side])));

export const allSides = (): readonly Side[] => sides;
export const theBox = (): Box | null => box;
export const sideOf = (id: string): Side | undefined => byId.get(id);
export const wordsOf = (side: Side): TileWords => words[side.id] ?? NO_WORDS;
export const nameOf = (id: string): string => byId.get(id)?.name[currentLanguage()] ?? id;

/** Brings the tiles and their words in `language` to every reader of this module. */
export async function loadTiles(language: Language): Promise<void> {
  [box, words] = await Promise.all([fetchOnce<Box>(boxAddress), fetchOnce<Record<string, TileWords>>(WORDS[language])]);
}
