import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOOKS, lookOf } from './questions';

const ME = { tableau: [{ card: 'old_earth' }], hand: ['gem_world'], drawn: ['comet_zone'] };

describe('every question', () => {
  test('of the server is described', () => {
    const source = readFileSync(path.resolve(import.meta.dirname, '../../../galaktyka/games/race/state.py'), 'utf8');
    const body = /class Question\(IntEnum\):([\s\S]*?)\n\n\n/.exec(source)?.[1] ?? '';
    const asked = [...body.matchAll(/^ {4}([A-Z_]+) = /gm)].map(([, name]) => (name ?? '').toLowerCase());
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((question) => !LOOKS[question])).toEqual([]);
  });
});

describe('a question that nobody has described', () => {
  test('is answered where its cards lie', () => {
    expect(lookOf('new', ['gem_world'], ME).zone).toBe('hand');
    expect(lookOf('new', ['comet_zone'], ME).zone).toBe('drawn');
    expect(lookOf('new', ['old_earth'], ME).zone).toBe('tableau');
  });

  test('is answered by words where they lie elsewhere, or in two places, or name no card', () => {
    expect(lookOf('new', ['pirate_world'], ME).zone).toBe('words');
    expect(lookOf('new', ['old_earth', 'gem_world'], ME).zone).toBe('words');
    expect(lookOf('new', [], ME).zone).toBe('words');
    expect(lookOf('new', ['gem_world'], null).zone).toBe('words');
  });

  test('does not change one that is described', () => {
    expect(lookOf('pay', ['old_earth'], ME)).toMatchObject({ zone: 'hand', many: true });
  });
});
