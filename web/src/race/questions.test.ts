import { describe, expect, test } from 'vitest';
import { lookOf } from './questions';

const ME = { tableau: [{ card: 'old_earth' }], hand: ['gem_world'], drawn: ['comet_zone'] };

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
