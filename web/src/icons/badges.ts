import { glyphs } from './glyph';
import { box, circle, ellipse, rosette } from './path';

/** Badges say what happens to the base; drawn on a 12 grid into the base's lower right quarter. */
export const BADGES = glyphs({
  plus: { line: 'M6 2v8M2 6h8' },
  minus: { line: 'M2 6h8' },
  check: { line: 'M2 6.5l2.8 2.8L10 3' },
  cross: { line: 'M3 3l6 6M9 3L3 9' },
  arrow: { line: 'M1.5 6H10M7 3l3 3-3 3' },
  up: { line: 'M6 10.5V2M3 5l3-3 3 3' },
  down: { line: 'M6 1.5V10M3 7l3 3 3-3' },
  question: { line: 'M3.5 4a2.5 2.5 0 1 1 3.6 2.2C6.2 6.7 6 7.2 6 8', bold: 'M6 10.3v.2' },
  two: { line: 'M3.3 4a2.7 2.7 0 1 1 4.8 1.7l-4.9 4.7h6' },
  swap: { line: 'M2 4h8M7.5 1.5L10 4M10 8H2M4.5 10.5L2 8' },
  endless: { line: 'M6 6C4.5 3.5 1.5 3.8 1.5 6S4.5 8.5 6 6s4.5-2.2 4.5 0S7.5 8.5 6 6z' },
  zero: { line: ellipse(6, 6, 3, 4.2) },
  card: { line: box(3, 1.5, 6, 9, 1) },
  seal: { solid: rosette(6, 6, 5.4, 7, 0.16) },
  shield: { solid: 'M6 1.2l4.2 1.5v3c0 2.6-1.8 4.2-4.2 5.2-2.4-1-4.2-2.6-4.2-5.2v-3z' },
  coin: { line: circle(6, 6, 4.4) + 'M6 3.3v5.4' },
  crown: { solid: 'M1.5 9.5h9L11 4 8 6 6 2.5 4 6 1 4z' },
  diamond: { line: 'M6 1l5 5-5 5-5-5z' },
  world: { line: circle(6, 6, 4.4) },
  slash: { line: 'M9.5 1.5l-7 9' },
  star: { line: 'M6 1v10M1.7 3.5l8.6 5M10.3 3.5l-8.6 5' },
  cup: { line: 'M2 2h8l-1.2 8.5H3.2z' },
  people: { line: circle(6, 3.8, 2.2) + 'M2 10.8c0-2.8 1.7-4 4-4s4 1.2 4 4z' },
  die: { line: box(2, 2, 8, 8, 1.5) },
});

export type Badge = keyof typeof BADGES;
