import { expect, test } from 'vitest';
import { around, layOut, shared, type Box } from './placement';

const SIZE = { width: 20, height: 10 };
const sheet = { size: { width: 200, height: 100 }, balls: [] as Box[], labels: [] as Box[], lines: [] };
const at = (x: number, y = 50): Box => around({ x, y }, SIZE);

test('a label takes its best place, and the next one where something lies', () => {
  const wish = { key: 'a', places: [at(100), at(140)] };
  expect(layOut(sheet, [wish]).get('a')).toEqual(at(100));
  expect(layOut({ ...sheet, balls: [at(95)] }, [wish]).get('a')).toEqual(at(140));
  expect(layOut({ ...sheet, balls: [at(100)], labels: [at(140)] }, [wish]).get('a')).toEqual(at(100));
});

test('who came first makes room for who has no other place', () => {
  const laid = layOut(sheet, [
    { key: 'first', places: [at(100), at(60)] },
    { key: 'second', places: [at(102)] },
  ]);
  expect(laid.get('first')).toEqual(at(60));
  expect(laid.get('second')).toEqual(at(102));
});

test('nothing leaves the sheet, or lies on a line, where there is another place', () => {
  expect(layOut(sheet, [{ key: 'a', places: [at(4), at(30)] }]).get('a')).toEqual(at(30));
  const lines = [
    { x: 100, y: 50 },
    { x: 104, y: 50 },
  ];
  expect(layOut({ ...sheet, lines }, [{ key: 'a', places: [at(100), at(160)] }]).get('a')).toEqual(at(160));
});

test('nothing touches the edge of the sheet, which would cut its border off', () => {
  expect(layOut(sheet, [{ key: 'a', places: [at(10), at(30)] }]).get('a')).toEqual(at(30));
});

test('boxes share what covers both', () => {
  expect(shared(at(100), at(130))).toBe(0);
  expect(shared(at(100), at(100))).toBeGreaterThanOrEqual(200);
});
