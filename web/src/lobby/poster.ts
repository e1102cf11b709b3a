/** The picture of each game, drawn as cards are: once, from its own seed. */
import { globe } from '../art/globe';
import { orbit } from '../art/orbit';
import { DUSK, ORBIT, WORLD_PALETTES, type Palette, type WorldKind } from '../art/palette';
import { sky } from '../art/sky';
import { group, path, tag, type Svg } from '../art/svg';
import type { GlyphDrawing } from '../icons/glyph';
import { GLYPHS } from '../icons/glyphs';
import { BODIES, FACE_GLYPHS, MARKS, type Colour, type Face } from '../roll/dice';

const [WIDTH, HEIGHT] = [304, 168];
const CARDS = [
  { x: 16, turn: -14, edge: '#ce7b42' },
  { x: 58, turn: 0, edge: '#6bdba2' },
  { x: 98, turn: 12, edge: '#52aef2' },
];

function card({ x, turn, edge }: (typeof CARDS)[number]): Svg {
  return group(
    { transform: `translate(${x} 104) rotate(${turn} 26 76)` },
    tag('rect', { width: 52, height: 76, rx: 5, fill: '#0d1728', stroke: '#8fa1bd', 'stroke-width': 1.2 }),
    tag('rect', { width: 4, height: 76, rx: 2, fill: edge }),
    tag('circle', { cx: 14, cy: 12, r: 5.5, fill: 'none', stroke: '#f4ecdd', 'stroke-width': 1.6 }),
    path('M12 40h32M12 48h26M12 56h30', { stroke: '#c3cad6', 'stroke-width': 1.6, fill: 'none' }),
  );
}

function race(): Svg {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    sky('poster-race', WIDTH, HEIGHT, WORLD_PALETTES.novelty),
    orbit(200, 78, 108, 72, ORBIT, 0.34),
    globe(200, 78, 70, { seed: 'poster-race', kind: 'novelty', ringed: true }),
    globe(84, 46, 22, { seed: 'poster-race-moon', kind: 'rare' }),
    ...CARDS.map(card),
  );
}

/** Dice of every colour, as on the table: colour, mark, and a face. */
const DICE: readonly { colour: Colour; face: Face; x: number; y: number; size: number; turn: number }[] = [
  { colour: 'white', face: 'explore', x: 34, y: 46, size: 58, turn: -14 },
  { colour: 'blue', face: 'produce', x: 104, y: 14, size: 64, turn: 10 },
  { colour: 'red', face: 'settle', x: 176, y: 56, size: 70, turn: -8 },
  { colour: 'yellow', face: 'wild', x: 92, y: 94, size: 54, turn: 18 },
  { colour: 'green', face: 'develop', x: 240, y: 14, size: 46, turn: -18 },
  { colour: 'purple', face: 'ship', x: 30, y: 116, size: 42, turn: 12 },
  { colour: 'brown', face: 'develop', x: 248, y: 112, size: 44, turn: -6 },
];

function die({ colour, face, x, y, size, turn }: (typeof DICE)[number]): Svg {
  const { body, ink } = BODIES[colour];
  const { line, solid } = GLYPHS[FACE_GLYPHS[face]] as GlyphDrawing;
  const pen = { fill: 'none', stroke: ink, 'stroke-width': 2.1, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${(size / 48).toFixed(3)})` },
    tag('rect', { x: 2, y: 4, width: 44, height: 43, rx: 10, fill: '#000', opacity: 0.4 }),
    tag('rect', { x: 2, y: 1.5, width: 44, height: 43, rx: 10, fill: body }),
    group(
      { transform: 'translate(12.5 13.5) scale(1.2)', ...pen },
      line ? path(line, {}) : '',
      solid ? path(solid, { fill: ink, stroke: 'none' }) : '',
    ),
    path(MARKS[colour], { transform: 'translate(4.6 4)', fill: ink }),
  );
}

function roll(): Svg {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    sky('poster-roll', WIDTH, HEIGHT, DUSK),
    orbit(168, 84, 128, 60, ORBIT, 0.5),
    ...DICE.map(die),
  );
}

/** Planets on a map, joined by lines, with a ship between them. */
const PLANETS: readonly { x: number; y: number; r: number; kind: WorldKind; palette: Palette }[] = [
  { x: 152, y: 84, r: 30, kind: 'grey', palette: ['#20140a', '#4d3a22', '#8f7a58', '#d9c7a0', '#fff6e0'] },
  { x: 56, y: 46, r: 23, kind: 'novelty', palette: ['#3a2605', '#7d560c', '#c9952a', '#f3c94a', '#fff3c4'] },
  { x: 250, y: 48, r: 24, kind: 'rare', palette: ['#1c1238', '#40297a', '#7a57c9', '#b497f2', '#ece2ff'] },
  { x: 74, y: 132, r: 20, kind: 'genes', palette: WORLD_PALETTES.genes },
  { x: 238, y: 134, r: 21, kind: 'grey', palette: WORLD_PALETTES.grey },
];

function transgalactica(): Svg {
  const lines = 'M152 84L56 46M152 84L250 48M152 84L74 132M152 84L238 134M56 46L74 132M250 48L238 134';
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    sky('poster-transgalactica', WIDTH, HEIGHT, WORLD_PALETTES.novelty),
    orbit(152, 84, 92, 72, ORBIT, 0.34),
    path(lines, { stroke: '#f6d48b', 'stroke-opacity': 0.7, 'stroke-width': 2, fill: 'none' }),
    ...PLANETS.map(({ x, y, r, kind, palette }, i) =>
      globe(x, y, r, { seed: `poster-transgalactica-${i}`, kind, palette, lights: false }),
    ),
    path('M0-15c7 5 9 12 8 20l-4 6h-8l-4-6c-1-8 1-15 8-20z', {
      transform: 'translate(206 62) rotate(62)',
      fill: '#f2796b',
      stroke: '#0a1220',
      'stroke-width': 1.5,
    }),
  );
}

const DRAWINGS: Record<string, () => Svg> = { race, roll, transgalactica };
const kept = new Map<string, string>();

/** The address of a game's picture. */
export function posterOf(game: string): string {
  const known = kept.get(game);
  if (known) return known;
  const drawing = (DRAWINGS[game] ?? race)();
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  kept.set(game, address);
  return address;
}
