import { glyphs } from '../glyph';
import { circle, ellipse, wheel } from '../path';

const BUST = 'M5 21c0-5 3-7.2 7-7.2s7 2.2 7 7.2z';
const BOLT = 'M13.5 2.5L4.5 14H11l-1 7.5L19.5 10H13z';

/** Resources, tracks, workers and pieces of the galaxy map. */
export const transgalacticaGlyphs = glyphs({
  energy: { line: BOLT, solid: BOLT },
  ore: { line: 'M4 15l2.5-8L13 3.8l7 5.7-1.2 8.3L10 21zM6.5 7l5.5 5 8-2.5M12 12l-2 9' },
  alienResource: {
    line: 'M12 4.5c5 0 8 3 8 7 0 4.8-4.8 9.5-8 9.5s-8-4.7-8-9.5c0-4 3-7 8-7zM8 5.3L6 2.5M16 5.3l2-2.8',
    solid: circle(8.3, 12.3, 1.7) + circle(15.7, 12.3, 1.7) + circle(12, 9, 1.3),
  },
  anyResource: { line: circle(12, 7, 3.6) + circle(6.8, 16, 3.6) + circle(17.2, 16, 3.6) },
  mining: { line: 'M3.5 10.5C8 3.5 16 3.5 20.5 10.5M12 5.5V21', solid: 'M9.8 5.6h4.4v3.2H9.8z' },
  politics: { line: 'M3 20.5h18M5.5 20v-8.5M12 20v-8.5M18.5 20v-8.5M3 10.5L12 4l9 6.5z' },
  technology: { solid: circle(12, 12, 2.3), line: ellipse(12, 12, 10, 4, 32) + ellipse(12, 12, 10, 4, -32) },
  production: { line: wheel(12, 12, 7, 9.6, 8) + circle(12, 12, 2.8) },
  rocket: {
    line: 'M12 2.5c4 3 5.2 7 4.8 11.5L14.5 17h-5l-2.3-3C6.8 9.5 8 5.5 12 2.5zM9 17.5l-2 4M15 17.5l2 4M12 18v3.5',
    solid: circle(12, 9.5, 2),
  },
  omni: { line: circle(12, 12, 9.2) + 'M12 6v12M6.8 9l10.4 6M17.2 9L6.8 15' },
  wormhole: {
    line: 'M12 12c0-2 3-2 3 .5S12 17 9 15.5 6 8.5 11 7s9 2 8.5 6.5-5 7.5-10 6.5S2.5 14 3.5 9.5 8 3 12 2.8',
  },
  outpost: { line: 'M3 20.5h18M5.5 20v-3.5a6.5 6.5 0 0 1 13 0V20M12 10V3', solid: 'M12 3l5 2-5 2z' },
  pirate: {
    line: 'M12 2.5l2.6 5L20 5.8l-1.4 5.6 3 4.4-5.6.6L12 21.5l-4-5.1-5.6-.6 3-4.4L4 5.8l5.4 1.7z',
    solid: circle(9.3, 12, 1.4) + circle(14.7, 12, 1.4),
  },
  captain: { solid: BUST + circle(12, 9, 3.8), bold: 'M6.5 5.5h11M8.5 5.2c.5-2 6.5-2 7 0' },
  crew: { line: BUST + circle(12, 8.5, 4) },
  lieutenant: { line: BUST + circle(12, 8.5, 4), bold: 'M9.5 18h5M12 2v1' },
  mission: {
    line: 'M7 3.5h11v14a3 3 0 0 1-3 3H6a3 3 0 0 0 3-3v-12a2 2 0 0 0-4 0v2.5h4M12 8h3.5M12 11.5h3.5M12 15h2',
  },
  objective: { line: circle(12, 12, 8.8) + circle(12, 12, 4.6), solid: circle(12, 12, 1.3) },
  token: {
    line: 'M8 3.5h8l4.5 8.5-4.5 8.5H8L3.5 12z',
    solid: 'M12 8.5l1 2.4 2.5.2-1.9 1.7.6 2.5-2.2-1.4-2.2 1.4.6-2.5-1.9-1.7 2.5-.2z',
  },
  fleet: { line: 'M3 8l8-3.5L8.5 8l2.5 3.5zM10 16l11-4.5-3.5 4.5 3.5 4.5z' },
  pennant: { line: 'M6 21.5v-19M6 3.5h13L15 8l4 4.5H6z' },
  move: { line: 'M4 18c0-7 4-11 11-11M11.5 3.5L15 7l-3.5 3.5' + circle(18, 17, 3) },
  income: { line: 'M12 3v12M7.5 10.8l4.5 4.5 4.5-4.5M4 20.5h16' },
});
