import { glyphs } from '../glyph';
import { box, circle } from '../path';

/** Things of a dice table. */
export const rollGlyphs = glyphs({
  cup: { line: 'M4.8 4h14.4L17 20.5H7zM5.5 8.8h13' },
  citizens: {
    line:
      circle(8.5, 8, 3.4) +
      'M2.5 19.5c0-4.3 2.5-6.2 6-6.2s6 1.9 6 6.2zM15 4.8a3.4 3.4 0 0 1 0 6.4M17 13.6c2.7.6 4.5 2.5 4.5 5.9H18',
  },
  die: { line: 'M12 2.6l8.2 4.7v9.4L12 21.4l-8.2-4.7V7.3zM3.8 7.3L12 12l8.2-4.7M12 12v9.4' },
  tile: { line: box(2.8, 6, 18.4, 12, 2) },
  stack: { line: box(2.8, 4, 18.4, 9, 2) + 'M4 16.2h16M5.5 19.7h13' },
  gavel: { line: 'M7.5 7l6 6M8.8 3.3l8.4 8.4M11 10.5l-7 7M13 20.5h8', bold: 'M9.8 6.3l4.9 4.9M10.8 5.3l4.9 4.9' },
});
