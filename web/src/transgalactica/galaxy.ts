/** Where things stand on the map, in pixels of a map of a given size. */
import type { GalaxyPlan, Space } from './pieces';

export interface Spot {
  x: number;
  y: number;
}
/** Rings are stretched a little, to free the centre (look 3). */
const STRETCH = [1, 1.12, 1.06, 1];
const EDGE = { top: 52, bottom: 62, side: 96 };
const OUTER = 3.1;

export const PLANET = 27;
export const HOME = 34;

/** The middle of every space. */
export function spotsOf({ spaces }: GalaxyPlan, width: number, height: number): Map<string, Spot> {
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
export const between = (a: Spot, b: Spot, part = 0.5): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export interface Label {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Half of the pill that says how much energy a line takes. */
const PRICE = { x: 19, y: 11 };
const PARTS = [0.5, 0.42, 0.58, 0.35, 0.65, 0.29, 0.71];

/** Where the price of a line stands: as near to its middle as labels hide least of it. */
export function pricePlace(from: Spot, to: Spot, labels: readonly Label[]): Spot {
  const places = PARTS.map((part) => between(from, to, part));
  const hidden = places.map((place) => labels.reduce((sum, label) => sum + shared(place, label), 0));
  return places[hidden.indexOf(Math.min(...hidden))] ?? between(from, to);
}

/** The area of a price that lies under a label. */
function shared({ x, y }: Spot, { left, right, top, bottom }: Label): number {
  const width = Math.min(right, x + PRICE.x) - Math.max(left, x - PRICE.x);
  const height = Math.min(bottom, y + PRICE.y) - Math.max(top, y - PRICE.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The lines of a connection: one for one energy, two side by side for two. */
export function wayPath(a: Spot, b: Spot, energy: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / length) * 3, ((b.x - a.x) / length) * 3];
  const offsets = energy === 2 ? [-1, 1] : [0];
  return offsets
    .map((k) => `M${fixed(a.x + nx * k)} ${fixed(a.y + ny * k)}L${fixed(b.x + nx * k)} ${fixed(b.y + ny * k)}`)
    .join('');
}
const fixed = (value: number): string => value.toFixed(1);
