import { describe, expect, test } from 'vitest';
import { after, changed } from './changes';
import { state } from './fixture';

describe('events', () => {
  test('replace what a path leads to and share the rest', () => {
    const before = state({ waiting: [0, 1] });
    const now = changed(before, [
      [['seats', 0, 'name'], 'Hana'],
      [['waiting'], [1]],
    ]);
    expect(now.seats[0]?.name).toBe('Hana');
    expect(now.waiting).toEqual([1]);
    expect(before.seats[0]?.name).toBe('Marta');
    expect(now.seats[1]).toBe(before.seats[1]);
    expect(now.table).toBe(before.table);
  });

  test('append to the log and carry the version', () => {
    const entry = { version: 8, round: 1, phase: 'none', seat: 0, id: 'log-started', args: {} };
    const now = after(state({ version: 7 }), { type: 'event', from: 7, version: 8, changes: [], log: [entry] });
    expect(now.version).toBe(8);
    expect(now.log).toEqual([entry]);
  });

  test('a path into something without parts is an error, not a silent loss', () => {
    expect(() => changed(state({}), [[['version', 'deeper'], 1]])).toThrow();
  });
});
