import { describe, expect, test } from 'vitest';
import type { Replay, ReplayStep, TableState } from '../../protocol/types';
import { momentsOf, neighbour, phasesOf, roundsOf, stretchAt } from './timeline';

const entry = (version: number) => ({ version, round: 1, phase: '', seat: 0, id: 'log-draws', args: {} });
const first = {
  version: 0,
  view: { round: 1, phase: 'choose actions', pool: 24 },
  question: { name: 'choose_action' },
  choices: [{ text: 'settle' }],
  offers: [],
  undo: true,
  log: [entry(0)],
} as unknown as TableState;
const step = (round: number, phase: string, pool: number): ReplayStep => ({
  round,
  phase,
  seat: 1,
  action: 'settle',
  changes: [[['view', 'pool'], pool]],
  log: [entry(pool)],
});
const replay: Replay = {
  state: first,
  steps: [step(1, 'settle', 23), step(1, 'settle', 22), step(1, 'consume', 21), step(2, 'consume', 20)],
};

describe('the moments of a replay', () => {
  const moments = momentsOf(replay);

  test('each is the one before with its changes; the first stays as it was', () => {
    expect(moments.map(({ state }) => state.view?.pool)).toEqual([24, 23, 22, 21, 20]);
    expect(moments.map(({ state }) => state.log.length)).toEqual([1, 2, 3, 4, 5]);
    expect(moments[0]?.seat).toBeNull();
    expect(first.view?.pool).toBe(24);
  });

  test('nothing can be answered in any of them', () => {
    for (const { state } of moments) expect([state.question, state.choices, state.undo]).toEqual([null, [], false]);
  });

  test('rounds and phases are stretches; the same phase of another round is another one', () => {
    expect(roundsOf(moments)).toEqual([
      { name: '1', from: 0, to: 3 },
      { name: '2', from: 4, to: 4 },
    ]);
    const phases = phasesOf(moments);
    expect(phases.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(stretchAt(phases, 2)?.from).toBe(1);
  });

  test('the next phase begins with its first moment, going back ends at a first moment, and both stop at the ends', () => {
    const phases = phasesOf(moments);
    expect([0, 1, 2, 4].map((at) => neighbour(phases, at, 1))).toEqual([1, 3, 3, 4]);
    expect([4, 2, 1, 0].map((at) => neighbour(phases, at, -1))).toEqual([3, 1, 0, 0]);
  });
});
