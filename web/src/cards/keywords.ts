import type { Glyph } from '../icons/glyphs';
import type { Keyword } from './card';

export const KEYWORD_GLYPHS: Record<Keyword, Glyph> = {
  alien: 'alienKeyword',
  rebel: 'rebel',
  imperium: 'imperium',
  uplift: 'uplift',
  terraforming: 'terraforming',
};
