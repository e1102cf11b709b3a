/** All cards and their words in the current language, loaded once per language. */
import { fetchOnce } from '../app/fetch';
import cardsAddress from '../generated/race/cards.json?url';
import wordsCs from '../generated/race/words.cs.json?url';
import wordsEn from '../generated/race/words.en.json?url';
import wordsPl from '../generated/race/words.pl.json?url';
import type { Language } from '../locale/languages';
import type { Card, Keyword } from './card';

/** What is said on a card: a sentence per power, and the lines that count points at the end. */
export interface CardWords {
  powers: string[];
  bonus: string[];
}
export interface Words {
  keywords: Record<Keyword, string>;
  cards: Record<string, CardWords>;
}
export const NO_WORDS: CardWords = { powers: [], bonus: [] };

const WORDS: Record<Language, string> = { en: wordsEn, pl: wordsPl, cs: wordsCs };

let cards: readonly Card[] = $state.raw([]);
let words: Words | null = $state.raw(null);

const byId = $derived(new Map(cards.map((card) => [card.id, card])));

export const allCards = (): readonly Card[] => cards;
export const cardOf = (id: string): Card | undefined => byId.get(id);
export const wordsOf = (card: Card): CardWords => words?.cards[card.id] ?? NO_WORDS;
export const keywordName = (keyword: Keyword): string => words?.keywords[keyword] ?? keyword;

/** Brings the cards and their words in `language` to every reader of this module. */
export async function loadCatalogue(language: Language): Promise<void> {
  [cards, words] = await Promise.all([fetchOnce<readonly Card[]>(cardsAddress), fetchOnce<Words>(WORDS[language])]);
}
