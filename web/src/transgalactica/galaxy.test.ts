import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { radiiFor, spotsOf, waysOf } from './galaxy';
import { labelsOf, type Spot } from './mapLabels';
import type { Box } from './pieces';
import { shared } from './placement';

const { maps } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../generated/transgalactica/pieces.json'), 'utf8'),
) as Box;

/** A full table: wide pills everywhere, tokens, pirates and ships at many places. */
function crowd(players: string, width: number, height: number): [Spot[], ReturnType<typeof waysOf>] {
  const plan = maps[players];
  if (!plan) throw new Error(`There is no map for ${players}.`);
  const points = spotsOf(plan, { width, height });
  const spots = plan.spaces.map(({ id }, i): Spot => {
    const home = id === 'H';
    return {
      ...(points.get(id) ?? { x: 0, y: 0 }),
      space: id,
      home,
      products: i % 5 === 1 ? 2 : 1,
      pirate: !home && i % 4 === 0,
      ships: i % 6 === 0 ? 1 : 0,
      berths: home ? Number(players) + 1 : 0,
      pill: home ? { width: 47, height: 47 } : { width: 70 + (i % 4) * 20, height: 26 },
      token: !home && i % 5 === 2 ? { width: 44, height: 22 } : null,
      priced: i % 2 === 0,
    };
  });
  return [spots, waysOf(plan, points)];
}

describe.each(Object.keys(maps))('the map for %s', (players) => {
  test.each([
    ['a laptop', 928, 538],
    ['a larger laptop', 1014, 586],
    ['a desktop', 1096, 700],
    ['a phone', 860, 660],
  ])('has no label over another on %s', (_, width, height) => {
    const [spots, ways] = crowd(players, width, height);
    const labels = [...labelsOf(spots, ways, { width, height }, radiiFor(height))];
    expect(labels.length).toBeGreaterThan(spots.length + ways.length);
    const crossed = labels.flatMap(([key, box], i) =>
      labels.slice(i + 1).flatMap(([other, its]) => (shared(box, its) > 40 ? [`${key} × ${other}`] : [])),
    );
    expect(crossed).toEqual([]);
  });
});
