import { describe, expect, test } from 'vitest';
import { state } from '../net/fixture';
import type { RaceView, Result, RobotView, SeatScore, TableState } from '../protocol/types';
import { kindsOf, pointsOf, standingsOf, verdict } from './standings';

const score = (chips: number, goals: number[], total: number, winner: boolean): SeatScore => ({
  chips,
  cards: [],
  goals: goals.map((vp, i) => ({ goal: `goal-${i}`, vp })),
  total,
  tie_break: 2,
  winner,
});
const robot = (total: number): RobotView => ({
  level: 'normal',
  tableau: [],
  card_vp: [],
  pile: 0,
  credit: 1,
  most_credit: 8,
  economy: 1,
  most_economy: 5,
  tiles: 1,
  tiles_left: 0,
  tile_vp: 9,
  vp: total - 9,
  score: total,
  dice: [],
  actions: [],
});

/** The end of a game of two with goals, or of one against the robot. */
function ended(against: RobotView | null, winners: number[]): TableState & { result: Result } {
  const seats = against
    ? [score(12, [], 12, winners.length > 0)]
    : [score(12, [], 12, false), score(12, [5, 3], 20, true)];
  const view = { robot: against, goals: against ? [] : [{ goal: 'goal-0' }] } as unknown as RaceView;
  const result = { reason: 'pool', winners, seats };
  return { ...state({ view }), result };
}

describe('the final scores', () => {
  test('have everybody, the best first, and the points of goals', () => {
    const now = ended(null, [1]);
    const standings = standingsOf(now, now.result);
    expect(standings.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 20],
      [0, 12],
    ]);
    expect(standings.map((standing) => pointsOf(standing, 'goals'))).toEqual([8, 0]);
    expect(kindsOf(now)).toEqual(['chips', 'worlds', 'developments', 'counted', 'goals']);
    expect(verdict(standings, 1)).toBe('end-you-win');
    expect(verdict(standings, 0)).toBe('end-wins');
  });

  test('have the robot behind a player who wins the tie, with its tiles', () => {
    const now = ended(robot(12), [0]);
    const standings = standingsOf(now, now.result);
    expect(standings.map(({ seat }) => seat)).toEqual([0, null]);
    expect(pointsOf(standings[1] ?? expect.fail(), 'tiles')).toBe(9);
    expect(kindsOf(now)).toContain('tiles');
    expect(verdict(standings, 0)).toBe('end-you-win-tie');
  });

  test('say so when the robot wins', () => {
    const now = ended(robot(30), []);
    expect(verdict(standingsOf(now, now.result), 0)).toBe('end-robot-wins');
  });
});
