import { rowsOf, type Card } from './card';

/** The three drawings of a card (look 3): width and height in px, height of the art by rows of powers. */
export const SIZES = {
  full: { width: 260, height: 364, art: [294, 272, 240, 196] },
  hand: { width: 120, height: 168, art: [150, 128, 110, 92] },
  chip: { width: 84, height: 92, art: [70, 70, 70, 70] },
} as const;
export type CardSize = keyof typeof SIZES;

export const artHeight = (card: Card, size: CardSize): number =>
  SIZES[size].art[Math.min(rowsOf(card), 3) as 0 | 1 | 2 | 3];
