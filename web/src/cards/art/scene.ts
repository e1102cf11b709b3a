import { chevrons, imperiumDarts, patrol, rebelDarts } from '../../art/fleet';
import { globe } from '../../art/globe';
import { orbit } from '../../art/orbit';
import { BRASS, ORBIT, STEEL, WORLD_PALETTES, type Palette, type WorldKind } from '../../art/palette';
import { between, stream, whole } from '../../art/random';
import { sky } from '../../art/sky';
import { at, d, group, path, polar, tag, times, TURN, type Svg } from '../../art/svg';
import type { Glyph } from '../../icons/glyphs';
import type { Card } from '../card';
import { instrument } from './instrument';
import { landmark } from './landmarks';

/** Pictures are drawn 260 wide, whatever size they are shown at. */
export const SCENE_WIDTH = 260;
/** In art lower than this globes shrink, so that the name leaves them in sight. */
const LOW_ART = 184;

const kindOf = (card: Card): WorldKind => card.good ?? (card.keywords.includes('alien') ? 'alien' : 'grey');

export function paletteOf(card: Card): Palette {
  if (card.kind === 'development') return card.cost === 6 ? BRASS : STEEL;
  return WORLD_PALETTES[kindOf(card)];
}

/** The picture of a card in a frame of the given height (look 7). */
export function scene(card: Card, height: number, sign?: Glyph): Svg {
  const palette = paletteOf(card);
  const motif =
    card.kind === 'development' ? instrument(card, SCENE_WIDTH, height, palette, sign) : world(card, height, palette);
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SCENE_WIDTH} ${height}` },
    sky(card.id, SCENE_WIDTH, height, palette),
    motif,
  );
}

interface Place {
  cx: number;
  cy: number;
  r: number;
}

function world(card: Card, height: number, palette: Palette): Svg {
  const random = stream(card.id, 'place');
  const kind = kindOf(card);
  const low = Math.min(1, Math.max(0.7, height / LOW_ART));
  const r = between(random, 58, 80) * (card.start ? 1.08 : 1) * low;
  const place = { cx: SCENE_WIDTH * between(random, 0.5, 0.7), cy: height * between(random, 0.36, 0.5), r };
  const chance = random();
  const ringed = kind === 'novelty' ? chance > 0.45 : (kind === 'genes' || kind === 'grey') && chance > 0.8;
  return [
    orbit(place.cx, place.cy, r * 1.5, 72, ORBIT, 0.34),
    globe(place.cx, place.cy, r, { seed: card.id, kind, ringed }),
    moons(card.id, kind, place),
    kind === 'rare' ? shards(card.id, place, palette) : '',
    kind === 'alien' ? beacons(card.id, place, palette) : '',
    landmark(card.id, place, palette),
    war(card, place),
  ].join('');
}

/** Cost and seal lie over the upper corners; nothing worth seeing is drawn there. */
const underMark = (x: number, y: number): boolean => (x < 96 && y < 92) || (x > 184 && y < 76);

/** None, one or two moons, each where it can be seen. */
function moons(id: string, kind: WorldKind, { cx, cy, r }: Place): Svg {
  const random = stream(id, 'moons');
  const moon = (i: number): Svg => {
    const places = times(8, () => polar(0, 0, between(random, 3.3, 4.6) + i * 1.4, r * 1.5));
    const seen = places.find(([x, y]) => !underMark(cx + x, cy + y * 0.9));
    if (!seen) return '';
    const size = r * between(random, 0.1, 0.18);
    const style = { seed: `${id}-moon${i}`, kind: i ? 'grey' : kind, lights: false } as const;
    return globe(cx + seen[0], cy + seen[1] * 0.9, size, style);
  };
  return times(whole(random, 0, 2), moon).join('');
}

/** Splinters that circle a rare world. */
function shards(id: string, { cx, cy, r }: Place, palette: Palette): Svg {
  const random = stream(id, 'shards');
  const shard = () => {
    const [x, y] = polar(0, 0, random() * TURN, r * between(random, 1.35, 1.7));
    const z = between(random, 1, 4.5);
    return d`M${cx + x - z} ${cy + y * 0.45 + r * 0.2}l${z} ${-z} ${z} ${z * 0.7} ${-z * 0.8} ${z * 0.9}z`;
  };
  return path(times(16, shard).join(''), { fill: palette[3] });
}

/** Three triangles that hover over an alien world. */
function beacons(id: string, { cx, cy, r }: Place, palette: Palette): Svg {
  const random = stream(id, 'beacons');
  const beacon = (i: number) => {
    const [x, y] = polar(cx, cy, 3.4 + i * 0.75 + random() * 0.3, r * 1.36);
    return d`M${x} ${y - 7}l6 11h-12z`;
  };
  return path(times(3, beacon).join(''), {
    fill: 'none',
    stroke: palette[3],
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  });
}

function war(card: Card, { cx, cy, r }: Place): Svg {
  const imperium = card.keywords.includes('imperium');
  const rebel = card.keywords.includes('rebel');
  return (
    (card.military ? chevrons(cx, cy, r) : '') +
    (rebel ? rebelDarts(card.id) : '') +
    (imperium ? imperiumDarts() : '') +
    (card.military && !rebel && !imperium ? patrol() : '')
  );
}

/** The back of every card: the mark of the house in a graduated ring. */
export function backScene(): Svg {
  const [cx, cy, height] = [SCENE_WIDTH / 2, 182, 364];
  const spiral = 'M0 0c0-26 42-24 40 10s-52 50-80 26-20-84 30-94 86 26 84 70';
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SCENE_WIDTH} ${height}` },
    sky('back', SCENE_WIDTH, height, STEEL),
    orbit(cx, cy, 108, 72, ORBIT, 0.75),
    orbit(cx, cy, 88, 36, ORBIT, 0.45),
    orbit(cx, cy, 150, 96, ORBIT, 0.25),
    group(
      { transform: at(cx, cy), fill: 'none' },
      path(spiral, { stroke: '#f4ecdd', 'stroke-width': 7, 'stroke-linecap': 'round', transform: 'translate(2 -6)' }),
      tag('circle', { r: 9, fill: '#f6d48b', cx: 2, cy: -6 }),
    ),
  );
}
