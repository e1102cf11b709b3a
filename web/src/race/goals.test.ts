import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GoalView } from '../protocol/types';
import { countFor, isGone, shareOf, signOf } from './goals';

const GOAL: GoalView = {
  goal: 'greatest_military',
  kind: 'most',
  needs: 6,
  vp: 5,
  tied_vp: 3,
  counts: [7, -1, 3],
  owners: [0],
};
const DATA = path.resolve(import.meta.dirname, '../../../galaktyka/games/race/data/goals.json');

describe('a goal', () => {
  test('has a sign of its own, whichever it is', () => {
    const ids = (JSON.parse(readFileSync(DATA, 'utf8')) as { id: string }[]).map(({ id }) => id);
    expect(ids.length).toBe(15);
    expect(new Set(ids.map((id) => JSON.stringify(signOf(id)))).size).toBe(ids.length);
  });

  test('is gone when it is a first goal that somebody has', () => {
    expect(isGone(GOAL)).toBe(false);
    expect(isGone({ ...GOAL, kind: 'first' })).toBe(true);
    expect(isGone({ ...GOAL, kind: 'first', owners: [] })).toBe(false);
  });

  test('shows how far a seat is, never more than all and never less than nothing', () => {
    expect([0, 1, 2].map((seat) => shareOf(GOAL, seat))).toEqual([1, 0, 0.5]);
  });

  test('counts for its reader, and for spectators what is highest', () => {
    expect(countFor(GOAL, 1)).toBe(-1);
    expect(countFor(GOAL, null)).toBe(7);
  });
});
