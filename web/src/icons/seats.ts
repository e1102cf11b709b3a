import type { Glyph } from './glyphs';

export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

export const SEAT_EMBLEMS: Record<Seat, Glyph> = {
  0: 'seatComet',
  1: 'seatMoon',
  2: 'seatRing',
  3: 'seatSun',
  4: 'seatStar',
  5: 'seatWave',
};
