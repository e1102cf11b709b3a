/** A finished game as a line of moments: the start, then one after every answer. */
import { changed } from '../../net/changes';
import type { LogEntry, Replay, TableState } from '../../protocol/types';

export interface Moment {
  round: number;
  phase: string;
  /** Who answered; null at the start. */
  seat: number | null;
  /** What was said about the answer, as the perspective knows it. */
  told: readonly LogEntry[];
  state: TableState;
}

/** A stretch of moments, from the first to the last. */
export interface Stretch {
  name: string;
  from: number;
  to: number;
}

/** Nothing can be answered in what is over. */
const still = (state: TableState): TableState => ({ ...state, question: null, choices: [], offers: [], undo: false });

/** Every moment of a replay; what did not change is shared between them. */
export function momentsOf({ state: first, steps }: Replay): Moment[] {
  const moments: Moment[] = [
    { round: first.view?.round ?? 0, phase: first.view?.phase ?? '', seat: null, told: first.log, state: still(first) },
  ];
  let state = first;
  for (const { round, phase, seat, changes, log } of steps) {
    state = { ...changed(state, changes), log: [...state.log, ...log] };
    moments.push({ round, phase, seat, told: log, state: still(state) });
  }
  return moments;
}

function stretches(moments: readonly Moment[], nameOf: (moment: Moment) => string): Stretch[] {
  const found: Stretch[] = [];
  for (const [at, moment] of moments.entries()) {
    const last = found.at(-1);
    const name = nameOf(moment);
    if (last?.name === name) last.to = at;
    else found.push({ name, from: at, to: at });
  }
  return found;
}

export const roundsOf = (moments: readonly Moment[]): Stretch[] => stretches(moments, ({ round }) => String(round));

/** Phases in their order, each as often as it was played. */
export const phasesOf = (moments: readonly Moment[]): Stretch[] =>
  stretches(moments, ({ round, phase }) => `${round}/${phase}`);

/** The stretch that a moment lies in. */
export const stretchAt = (all: readonly Stretch[], at: number): Stretch | undefined =>
  all.find(({ from, to }) => from <= at && at <= to);

/** The first moment of the next stretch, or of this one or the one before it when going back. */
export function neighbour(all: readonly Stretch[], at: number, direction: 1 | -1): number {
  if (direction === 1) return all.find(({ from }) => from > at)?.from ?? all.at(-1)?.to ?? 0;
  return all.findLast(({ from }) => from < at)?.from ?? 0;
}
