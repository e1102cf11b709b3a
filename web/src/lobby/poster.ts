/** The picture of each game, drawn as cards are: once, from its own seed. */
import { globe } from '../art/globe';
import { orbit } from '../art/orbit';
import { ORBIT, WORLD_PALETTES } from '../art/palette';
import { sky } from '../art/sky';
import { group, path, tag, type Svg } from '../art/svg';

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

const DRAWINGS: Record<string, () => Svg> = { race };
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
