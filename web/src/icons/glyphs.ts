import type { GlyphDrawing } from './glyph';
import { interfaceGlyphs, seatGlyphs } from './glyphs/interface';
import { rollGlyphs } from './glyphs/roll';
import { keywordGlyphs, phaseGlyphs, tableGlyphs } from './glyphs/table';
import { transgalacticaGlyphs } from './glyphs/transgalactica';

/** Every glyph of the three games and of the interface, by name. */
export const GLYPHS = {
  ...tableGlyphs,
  ...keywordGlyphs,
  ...phaseGlyphs,
  ...rollGlyphs,
  ...transgalacticaGlyphs,
  ...interfaceGlyphs,
  ...seatGlyphs,
} satisfies Record<string, GlyphDrawing>;

export type Glyph = keyof typeof GLYPHS;
