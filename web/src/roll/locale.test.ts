import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'vitest';
import { expectSameMessages, expectWritten } from '../locale/audit';
import { COLOURS, PHASES } from './dice';

const HERE = import.meta.dirname;
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(HERE, file), 'utf8'));

/** Messages whose names are put together, each with all its endings. */
const COMPOSED = [
  ...COLOURS.map((colour) => `die-${colour}`),
  ...PHASES.flatMap((phase) => [`phase-${phase}`, `face-${phase}`, `workers-${phase}`]),
  ...['gray', 'blue', 'brown', 'green', 'yellow'].map((colour) => `type-world-${colour}`),
  ...['select', 'wilds', 'reassign', 'move'].map((step) => `step-${step}`),
  ...['scout', 'stock', 'trade', 'consume'].map((task) => `task-${task}`),
  ...['abandon', 'place', 'return', 'remove', 'produce', 'ship', 'recall'].map((verb) => `tile-${verb}-world`),
  ...['abandon', 'place', 'return'].map((verb) => `tile-${verb}-development`),
  ...['cup', 'citizenry', 'developers', 'settlers', 'crew', 'good'].map((place) => `place-${place}`),
  ...['select', 'assign'].map((question) => `ask-${question}`),
  ...['development', 'world'].map((kind) => `stack-${kind}`),
  ...['development', 'world', 'faction', 'home'].map((sort) => `sort-${sort}`),
];

describe('words of Roll', () => {
  test('every language has the same messages as English, each readable and once', () =>
    expectSameMessages(path.join(HERE, 'locale')));
  test('the code asks for no message that is not written', () =>
    expectWritten(path.join(HERE, 'locale'), files, COMPOSED));
});
