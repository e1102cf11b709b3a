/** Where the lines, ticks and labels of a chance curve lie. */

export interface Frame {
  width: number;
  height: number;
}
export interface Tick {
  x: number;
  label: string;
}

/** Room around the lines: percents at the left, who it is at the right, numbered mistakes above, rounds below. */
export const ROOM = { left: 44, right: 74, top: 30, bottom: 32 };
/** What labels at the end of the lines and numbered discs need each. */
export const LABEL = 26;
const QUARTER = 0.25;

/** Seats that are not the reader's own, told apart without colour. */
export const DASHES = ['', '9 5', '3 4', '12 4 3 4', '6 3', '1.5 4'] as const;

/** The points of the curve: the last row of an analysis is the result, not a chance. */
export const rowsOf = (chances: readonly number[][]): readonly number[][] => chances.slice(0, -1);

/** The highest line of the grid: the next quarter above all chances. */
export function ceilingOf(rows: readonly number[][]): number {
  const most = Math.max(0, ...rows.flat());
  return Math.min(1, Math.max(2 * QUARTER, Math.ceil(most / QUARTER - 1e-9) * QUARTER));
}

export const xOf = (at: number, last: number, { width }: Frame): number =>
  ROOM.left + ((width - ROOM.left - ROOM.right) * at) / Math.max(1, last);

export const yOf = (chance: number, ceiling: number, { height }: Frame): number =>
  ROOM.top + (height - ROOM.top - ROOM.bottom) * (1 - chance / ceiling);

/** The line of a seat as path data. */
export function lineOf(rows: readonly number[][], seat: number, frame: Frame): string {
  const ceiling = ceilingOf(rows);
  const spot = (row: number[], at: number): string =>
    `${xOf(at, rows.length - 1, frame).toFixed(1)} ${yOf(row[seat] ?? 0, ceiling, frame).toFixed(1)}`;
  return rows.map((row, at) => `${at ? 'L' : 'M'}${spot(row, at)}`).join('');
}

/** The quarters up to the ceiling. */
export function quartersOf(rows: readonly number[][]): number[] {
  return Array.from({ length: Math.round(ceilingOf(rows) / QUARTER) + 1 }, (_, i) => i * QUARTER);
}

/** Where rounds begin, as far as there is room for their numbers. */
export function roundTicks(rounds: readonly number[], frame: Frame): Tick[] {
  const ticks: Tick[] = [];
  for (const [at, round] of rounds.entries()) {
    const x = xOf(at, rounds.length - 1, frame);
    const free = x - (ticks.at(-1)?.x ?? -Infinity) >= LABEL;
    if (round > 0 && rounds[at - 1] !== round && free) ticks.push({ x, label: `${round}` });
  }
  return ticks;
}

/** Places for labels that want to be at `wanted`: in the same order, each with its `room`, none outside. */
export function spread(wanted: readonly number[], from: number, to: number, room: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = from;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = (placed[i] ?? 0) + room;
  }
  let most = to;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - room;
  }
  return placed;
}
