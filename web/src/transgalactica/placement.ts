/** Lays labels out so that none covers another, as far as there is room. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** Something to be laid: where it may lie, the best place first. */
export interface Wish {
  key: string;
  places: readonly Box[];
  /** It belongs on a line. */
  onLine?: boolean;
}

/** What a place may cover before the next one is tried, in pixels squared. */
const RANK = 2;
const OUTSIDE = 4;
const ON_LINE = 6;
/** A label is read, a ball is only looked at. */
const ON_LABEL = 5;
const ON_BALL = 2;
/** Air around a label. */
const GAP = 2;
const PASSES = 6;
const TRIES = 5;

export const around = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
export const from = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const extent = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** The area that two boxes share, with some air between them. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + GAP;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + GAP;
  return width > 0 && height > 0 ? width * height : 0;
}

export interface Sheet {
  size: Size;
  /** What labels had better leave in sight, and those that lie already. */
  balls: readonly Box[];
  labels: readonly Box[];
  /** Points that had better stay in sight. */
  lines: readonly Point[];
}

/** A wish with what each of its places costs whatever else is laid. */
interface Task extends Wish {
  costs: readonly number[];
}
interface Layout {
  laid: Map<string, Box>;
  /** Things that share their place with others, and how much. */
  crossed: ReadonlySet<string>;
  area: number;
}

function taskOf({ key, places, onLine }: Wish, { size, balls, labels, lines }: Sheet): Task {
  const whole: Box = { left: GAP, top: GAP, right: size.width - GAP, bottom: size.height - GAP };
  const cost = (place: Box, rank: number): number => {
    let sum = rank * RANK + OUTSIDE * (extent(place) - within(place, whole));
    for (const box of balls) sum += ON_BALL * shared(place, box);
    for (const box of labels) sum += ON_LABEL * shared(place, box);
    if (!onLine) for (const point of lines) if (covers(place, point)) sum += ON_LINE;
    return sum;
  };
  return { key, places, costs: places.map(cost) };
}

/** One thing after the other takes its best place, then again in view of all the others, until nothing moves. */
function settle(tasks: readonly Task[]): Map<string, Box> {
  const laid = new Map<string, Box>();
  const lay = ({ key, places, costs }: Task): boolean => {
    let [best, least] = [-1, Infinity];
    for (const [i, place] of places.entries()) {
      let sum = costs[i] ?? 0;
      for (const [other, box] of laid) if (sum < least && other !== key) sum += ON_LABEL * shared(place, box);
      if (sum < least) [best, least] = [i, sum];
    }
    const place = places[best];
    const moves = place !== undefined && laid.get(key) !== place;
    if (moves) laid.set(key, place);
    return moves;
  };
  for (let pass = 0; pass < PASSES; pass++) if (!tasks.map(lay).includes(true)) break;
  return laid;
}

function layoutOf(tasks: readonly Task[], labels: readonly Box[]): Layout {
  const laid = settle(tasks);
  const crossed = new Set<string>();
  let area = 0;
  for (const [key, box] of laid) {
    const others = [...labels, ...[...laid].filter(([other]) => other !== key).map(([, its]) => its)];
    const over = others.reduce((sum, other) => sum + shared(box, other), 0);
    if (over) crossed.add(key);
    area += over;
  }
  return { laid, crossed, area };
}

/** Lays everything out; what has found no room is laid first the next time. */
export function layOut(sheet: Sheet, wishes: readonly Wish[]): Map<string, Box> {
  let tasks = wishes.map((wish) => taskOf(wish, sheet));
  let best = layoutOf(tasks, sheet.labels);
  let last = best;
  for (let tries = 0; tries < TRIES && last.area > 0; tries++) {
    const { crossed } = last;
    tasks = [...tasks.filter(({ key }) => crossed.has(key)), ...tasks.filter(({ key }) => !crossed.has(key))];
    last = layoutOf(tasks, sheet.labels);
    if (last.area < best.area) best = last;
  }
  return best.laid;
}

const within = (box: Box, whole: Box): number =>
  Math.max(0, Math.min(box.right, whole.right) - Math.max(box.left, whole.left)) *
  Math.max(0, Math.min(box.bottom, whole.bottom) - Math.max(box.top, whole.top));
const covers = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;
