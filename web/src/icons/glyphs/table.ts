import { glyphs } from '../glyph';
import { box, circle, rosette } from '../path';

const CARD = box(6, 3.5, 12, 17, 2);
const SHIELD = 'M12 2.8l7.8 2.7v5.8c0 4.8-3.3 8.2-7.8 10-4.5-1.8-7.8-5.2-7.8-10V5.5z';

/** Things that lie on a card table. */
export const tableGlyphs = glyphs({
  card: { line: CARD },
  cards: { line: box(4, 6.5, 10.5, 14, 1.8) + 'M8 3.5h10a2 2 0 0 1 2 2v12' },
  hand: {
    line:
      'M9.4 8.2L5.2 9.3a1.4 1.4 0 0 0-1 1.7l2.4 9M14.6 8.2l4.2 1.1a1.4 1.4 0 0 1 1 1.7l-2.4 9' +
      box(8.2, 4, 7.6, 16, 1.6),
  },
  deck: { line: box(6, 3.5, 12, 12, 2) + 'M6.5 18.2h11M7.5 20.8h9' },
  this: { line: CARD + 'M12 6.6v1.6M12 15.8v1.6', solid: circle(12, 12, 2.6) },
  diamond: { line: 'M12 2.8l9.2 9.2-9.2 9.2L2.8 12z' },
  world: { line: circle(12, 12, 8.8) + 'M3.6 13.6c4 2.4 12.8 2.4 16.8 0' },
  shield: { line: SHIELD + 'M8.3 11.2l3.7-3.1 3.7 3.1M8.3 15.6l3.7-3.1 3.7 3.1' },
  seal: { line: rosette(12, 12, 10) },
  any: { line: box(3.5, 3.5, 17, 17, 6) + 'M12 8v8M8.6 10l6.8 4M15.4 10l-6.8 4' },
  kinds: {
    line: circle(7, 7, 3.6) + box(13.6, 3.6, 6.8, 6.8, 1) + 'M7 13c4 2.6 4 5.4 0 8-4-2.6-4-5.4 0-8zM17 13.5l4 7h-8z',
  },
  comet: { line: circle(8, 16, 5) + 'M12.3 11.7L20.5 3.5M14.5 15l6-6M9 9.5l6-6' },
  crown: { line: 'M4 19.5h16M4.6 16.5L3 7l5.2 4L12 4.5l3.8 6.5L21 7l-1.6 9.5z' },
  clock: { line: circle(12, 12, 8.8) + 'M12 6.5V12l4 2.5' },
  handshake: {
    line: 'M2.5 7.5l4-2 5 2.5 6-2.5 4 2.5v7l-3 1.5-5 4.5-8-6-3-1zM11.5 8l-3 4.5 3 1 2.5-2.5 5 4.5',
  },
  grid: {
    line:
      box(3, 4, 5, 7, 1) + box(9.5, 4, 5, 7, 1) + box(16, 4, 5, 7, 1) + box(3, 13.5, 5, 7, 1) + box(9.5, 13.5, 5, 7, 1),
    dashed: box(16, 13.5, 5, 7, 1),
  },
  cloak: { dashed: circle(12, 12, 8.8), line: 'M8.3 13.8l3.7-3.1 3.7 3.1' },
  twoWorlds: { line: circle(9, 9.5, 6.2) + 'M16.3 9.2A6.2 6.2 0 1 1 9.5 17' },
  target: { line: SHIELD + 'M15.5 8.5L9 15M9 15v-4.5M9 15h4.5' },
  bastion: { line: SHIELD, solid: 'M12 6.6l4.3 1.5v3.5c0 2.6-1.7 4.5-4.3 5.7-2.6-1.2-4.3-3.1-4.3-5.7V8.1z' },
  coin: { line: circle(12, 12, 8.8) + 'M15 9.3a4 4 0 1 0 0 5.4M12 5.8v12.4' },
});

/** Printed keywords of cards. */
export const keywordGlyphs = glyphs({
  alienKeyword: { line: 'M12 3.5l9.3 16.5H2.7z', solid: circle(12, 14.8, 2.4) },
  rebel: { line: 'M15.5 4.4A8.6 8.6 0 1 0 20.3 10M21.5 2.5L11 13M11 13l.6-5M11 13l5-.6' },
  imperium: {
    solid: circle(12, 12, 3.6),
    line: 'M12 2.5V6M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.4 2.4M16.3 16.3l2.4 2.4M18.7 5.3l-2.4 2.4M7.7 16.3l-2.4 2.4',
  },
  uplift: {
    line: 'M7 2.5c0 6 10 5.5 10 10.5S7 17 7 21.5M17 2.5C17 8.5 7 8 7 13s10 4 10 8.5M8.3 5h7.4M8.3 19.2h7.4M9.5 11h5',
  },
  terraforming: {
    line: circle(12, 12, 8.8),
    solid: 'M3.4 13c3-3 5.6-3 8.6-.6s5.6 2.4 8.6-.6A8.8 8.8 0 0 1 3.4 13z',
  },
});

/** Phases: what is done in them. */
export const phaseGlyphs = glyphs({
  explore: { line: circle(12, 12, 8.8), solid: 'M16.4 7.6l-2.6 6.2-6.2 2.6 2.6-6.2z' },
  develop: {
    line: circle(12, 4.6, 1.9) + 'M11 6.3L6.2 20.5M13 6.3l4.8 14.2M8.2 15.2c2.4 1.5 5.2 1.5 7.6 0',
  },
  settle: { line: 'M2.5 20.5c4-4.4 15-4.4 19 0M11 17V3.5', solid: 'M11 3.5l8 3.3-8 3.3z' },
  trade: {
    line: 'M12 3.5V20M7.5 20.5h9M4.5 7h15M4.5 7L2 13.2c.8 2.4 4.2 2.4 5 0zM19.5 7L17 13.2c.8 2.4 4.2 2.4 5 0z',
  },
  consume: { line: 'M5.5 3.5h13c0 6.5-2.2 9.8-6.5 9.8S5.5 10 5.5 3.5zM12 13.3V20M7.8 20.5h8.4' },
  produce: {
    line: 'M12 20.5V11M4 20.5h16M12 12C12 7.5 9 4.5 4 4.3 4 9 7.2 12 12 12z',
    solid: 'M12 15.5c0-3.6 2.6-6.3 8-6.5 0 4-3 6.5-8 6.5z',
  },
  ship: { line: box(2.8, 6.5, 11, 11, 1.8) + 'M2.8 10.5h11M8.3 6.5v4M16.5 12h5M19 9l3 3-3 3' },
  wild: { line: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9' },
});
