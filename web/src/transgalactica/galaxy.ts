/** Where things stand on the map, in pixels of a map of a given size. */
import type { GalaxyPlan, Space } from './pieces';
import type { Point, Size } from './placement';

/** Rings are stretched a little, to free the centre (look 3). */
const STRETCH = [1, 1.16, 1.06, 1];
const EDGE = { top: 46, bottom: 56, side: 96 };
const OUTER = 3.1;
/** Below this height planets are smaller, so that there is room for what stands between them. */
const LOW = 640;

export interface Radii {
  planet: number;
  home: number;
}
export const radiiFor = (height: number): Radii => (height < LOW ? { planet: 22, home: 28 } : { planet: 27, home: 34 });

/** The middle of every space. */
export function spotsOf({ spaces }: GalaxyPlan, { width, height }: Size): Map<string, Point> {
  const [left, right] = extent(spaces.map(({ x, ring }) => x * stretch(ring)));
  const [low, high] = extent(spaces.map(({ y, ring }) => y * stretch(ring)));
  const sx = (width - 2 * EDGE.side) / (right - left);
  const sy = (height - EDGE.top - EDGE.bottom) / (high - low);
  return new Map(
    spaces.map(({ id, x, y, ring }: Space) => [
      id,
      { x: EDGE.side + (x * stretch(ring) - left) * sx, y: EDGE.top + (high - y * stretch(ring)) * sy },
    ]),
  );
}

const stretch = (ring: number): number => STRETCH[ring] ?? 1;
const extent = (values: readonly number[]): [number, number] => [
  Math.min(-OUTER / 2, ...values),
  Math.max(OUTER / 2, ...values),
];

/** A point on the way between two spots. */
export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A line of the map between two spots. */
export interface Way {
  key: string;
  a: string;
  b: string;
  energy: number;
  from: Point;
  to: Point;
}

export const waysOf = ({ edges }: GalaxyPlan, spots: ReadonlyMap<string, Point>): Way[] =>
  edges.flatMap(({ a, b, energy }) => {
    const [from, to] = [spots.get(a), spots.get(b)];
    return from && to ? [{ key: wayKey(a, b), a, b, energy, from, to }] : [];
  });

/** The same for both directions. */
export const wayKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The lines of a connection: one for one energy, two side by side for two. */
export function wayPath(a: Point, b: Point, energy: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / length) * 3, ((b.x - a.x) / length) * 3];
  const offsets = energy === 2 ? [-1, 1] : [0];
  return offsets
    .map((k) => `M${fixed(a.x + nx * k)} ${fixed(a.y + ny * k)}L${fixed(b.x + nx * k)} ${fixed(b.y + ny * k)}`)
    .join('');
}
const fixed = (value: number): string => value.toFixed(1);
