import { expect, test } from 'vitest';
import { inARow, lowered, oneStop } from './sentences';

test('lines in a row are sentences', () => {
  expect(inARow(['Setup: gain 1 VP', 'Missions are cheaper.', 'The last one'])).toBe(
    'Setup: gain 1 VP. Missions are cheaper. The last one',
  );
});

test('a line goes on in a sentence with a small letter', () => {
  expect(lowered('Żeton')).toBe('żeton');
  expect(lowered('2 VP')).toBe('2 VP');
});

test('a name may bring the stop, marked or not', () => {
  expect(oneStop('You complete \uE000Symbionts, Ltd.\uE001.')).toBe('You complete \uE000Symbionts, Ltd.\uE001');
  expect(oneStop('You complete Symbionts, Ltd..')).toBe('You complete Symbionts, Ltd.');
  expect(oneStop('You pay. You draw.')).toBe('You pay. You draw.');
});
