import type { Glyph } from '../icons/glyphs';

/** What a card on the table says about itself besides its face (look 6). */
export type CardState =
  | { kind: 'playable' }
  | { kind: 'selected' }
  | { kind: 'pays'; stamp: string }
  | { kind: 'cant'; reason: string; glyph?: Glyph };
