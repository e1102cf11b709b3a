import { expect, test } from 'vitest';
import { pricePlace } from './galaxy';

const [from, to] = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
];
const label = (left: number, right: number) => ({ left, right, top: -13, bottom: 13 });

test('the price of a line stands in its middle', () => {
  expect(pricePlace(from, to, [])).toEqual({ x: 100, y: 0 });
  expect(pricePlace(from, to, [{ left: 60, right: 140, top: 30, bottom: 56 }])).toEqual({ x: 100, y: 0 });
});

test('it moves along the line, away from a label', () => {
  expect(pricePlace(from, to, [label(90, 150)]).x).toBeLessThanOrEqual(71);
  expect(pricePlace(from, to, [label(40, 100)]).x).toBeGreaterThanOrEqual(119);
});

test('it stays where labels cover everything', () => {
  expect(pricePlace(from, to, [label(0, 200)])).toEqual({ x: 100, y: 0 });
});
