import { glyphs } from '../glyph';
import { box, circle } from '../path';

/** Signs of the interface itself. */
export const interfaceGlyphs = glyphs({
  search: { line: circle(10.5, 10.5, 6.5) + 'M15.4 15.4L21 21' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  check: { line: 'M4.5 12.5l5 5L20 6.5' },
  more: { line: 'M5.5 9l6.5 6.5L18.5 9' },
  filter: { line: 'M3.5 6h17M7 12h10M10 18h4' },
  swap: { line: 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19' },
  bulb: { line: 'M8.5 16.5C6 14.7 5 12.5 5 10.2a7 7 0 0 1 14 0c0 2.3-1 4.5-3.5 6.3v2h-7zM9.5 21.5h5' },
  curve: { line: 'M3.5 3.5v17h17M7 15.5l4-5 3.5 3L20 6.5' },
  fork: { line: 'M3.5 17.5H20.5M6 17.5c6.5 0 4-10.5 11-10.5M13.5 3L17.5 7l-4 4' },
  undo: { line: 'M8 4.5L3.5 9 8 13.5M4 9h10a6 6 0 0 1 0 12h-4' },
  hourglass: { line: 'M6 3h12M6 21h12M7.5 3c0 5 3.5 6 3.5 9s-3.5 4-3.5 9M16.5 3c0 5-3.5 6-3.5 9s3.5 4 3.5 9' },
  chat: { line: 'M4 5h16v11h-9l-4 4v-4H4z' },
  bot: {
    line: box(4.5, 7.5, 15, 12, 3) + 'M12 7.5v-4M9 15.8h6',
    solid: circle(9, 12, 1.4) + circle(15, 12, 1.4),
  },
  log: { line: 'M5 3.5h11.5a2.5 2.5 0 0 1 2.5 2.5v14.5H8A3 3 0 0 1 5 17.5zM8.5 8h7M8.5 12h7M8.5 16h4' },
  link: {
    line: 'M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12 18',
  },
  eye: { line: 'M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12z' + circle(12, 12, 2.8) },
  plug: { line: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4.5' },
  sound: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  silence: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' },
  save: { line: 'M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5M4.5 19.5h15' },
  leave: { line: 'M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M9.5 12H20M16.5 8.5L20 12l-3.5 3.5' },
  motion: { line: 'M3 8h9M5 12h6M3 16h9' + circle(17, 12, 4) },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  lock: { line: box(5, 10.5, 14, 10, 2) + 'M8 10.5V7.5a4 4 0 0 1 8 0v3' },
  play: { line: 'M7 4.5l12 7.5L7 19.5z', solid: 'M7 4.5l12 7.5L7 19.5z' },
  globe: { line: circle(12, 12, 8.8) + 'M3.2 12h17.6M12 3.2c5 5 5 12.6 0 17.6-5-5-5-12.6 0-17.6z' },
  day: {
    line: 'M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8',
    solid: circle(12, 12, 4.6),
  },
  night: { solid: 'M16.5 3.8a9 9 0 1 0 4 12.2A8 8 0 0 1 16.5 3.8z' },
});

/** Emblems of the six seats, in seat order: comet, moon, ring, sun, star, wave. */
export const seatGlyphs = glyphs({
  seatComet: { solid: circle(8, 16, 5), line: 'M12.3 11.7L20.5 3.5M14.5 15l6-6M9 9.5l6-6' },
  seatMoon: interfaceGlyphs.night,
  seatRing: {
    solid: circle(12, 12, 5),
    line: 'M5.8 12.2C2.5 15 1.5 17.5 2.3 18.7c1.4 2 7-.2 12.5-4.3S23 6.7 21.7 5.8c-1-.7-3.6.3-6.4 1.9',
  },
  seatSun: interfaceGlyphs.day,
  seatStar: { solid: 'M12 2.5l2.7 6.4 6.9.6-5.2 4.6 1.6 6.8-6-3.6-6 3.6 1.6-6.8-5.2-4.6 6.9-.6z' },
  seatWave: { bold: 'M3 8.5c3-3 6 3 9 0s6-3 9 0M3 15.5c3-3 6 3 9 0s6-3 9 0' },
});
