import { describe, expect, test } from 'vitest';
import { state } from '../net/fixture';
import type { RaceView, Result, RobotView, SeatScore, TableState } from '../protocol/types';
import { kindsOf, orderOf, pointsOf, standingsOf } from './standings';

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
    expect(orderOf(standings)).toMatchObject([
      { seat: 1, total: 20 },
      { seat: 0, total: 12 },
    ]);
    expect(standings.map((standing) => pointsOf(standing, 'goals'))).toEqual([0, 8]);
    expect(kindsOf(now)).toEqual(['chips', 'worlds', 'developments', 'counted', 'goals']);
  });

  test('have the robot behind a player who wins the tie, with its tiles', () => {
    const now = ended(robot(12), [0]);
    const standings = standingsOf(now, now.result);
    expect(orderOf(standings).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(pointsOf(standings[1], 'tiles')).toBe(9);
    expect(kindsOf(now)).toContain('tiles');
  });

  test('have the robot first when it wins', () => {
    const now = ended(robot(30), []);
    expect(orderOf(standingsOf(now, now.result))[0]).toMatchObject({ seat: 1, winner: true });
  });
});
