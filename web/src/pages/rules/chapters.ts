import type { Glyph } from '../../icons/glyphs';

/** What stands before the name of a chapter: a phase has its numeral, every chapter a glyph. */
export const CHAPTER_MARKS: Record<string, { numeral?: string; glyph: Glyph }> = {
  idea: { glyph: 'bulb' },
  cards: { glyph: 'card' },
  setup: { glyph: 'hand' },
  round: { glyph: 'clock' },
  explore: { numeral: 'I', glyph: 'explore' },
  develop: { numeral: 'II', glyph: 'develop' },
  settle: { numeral: 'III', glyph: 'settle' },
  consume: { numeral: 'IV', glyph: 'consume' },
  produce: { numeral: 'V', glyph: 'produce' },
  end: { glyph: 'crown' },
  six: { glyph: 'diamond' },
  two: { glyph: 'swap' },
  expansions: { glyph: 'cards' },
  goals: { glyph: 'seal' },
  takeovers: { glyph: 'target' },
  variants: { glyph: 'deck' },
  robot: { glyph: 'bot' },
  cases: { glyph: 'any' },
};

export const chapterAddress = (chapter: string, section = ''): string =>
  `/rules/${chapter}${section ? `#${section}` : ''}`;
