import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'vitest';
import { expectSameMessages, expectWritten } from '../locale/audit';
import { AREAS, GOODS, SORTS, TRACKS } from './pieces';
import { TABS } from './tabs';

const HERE = import.meta.dirname;
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(HERE, file), 'utf8'));

/** Messages whose names are put together, each with all its endings. */
const COMPOSED = [
  ...AREAS.map((area) => `area-${area}`),
  ...GOODS.map((good) => `good-${good}`),
  ...[...TRACKS, 'trade'].map((track) => `track-${track}`),
  ...['draft', ...TABS].map((tab) => `tab-${tab}`),
  ...['draft', 'income', 'action'].map((phase) => `phase-${phase}`),
  ...['commercial', 'war', 'cultural', 'dual'].map((type) => `type-${type}`),
  ...['fly', 'fly-free', 'jump'].flatMap((move) => [move, `${move}-second`]),
  ...['both', 'either', 'moves'].map((left) => `explore-${left}`),
  ...SORTS.map((sort) => `sort-${sort}`),
  ...['category', 'level', 'number', 'effects', 'starting', 'group', 'strength', 'vp', 'timing', 'income'].map(
    (field) => `field-${field}`,
  ),
  ...['areas', 'action-planets', 'spaces', 'free-actions', 'collect', 'ready', 'at-work'],
];

describe('words of Transgalactica', () => {
  test('every language has the same messages as English, each readable and once', () =>
    expectSameMessages(path.join(HERE, 'locale')));
  test('the code asks for no message that is not written', () =>
    expectWritten(path.join(HERE, 'locale'), files, COMPOSED));
});
