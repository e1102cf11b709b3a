import { describe, expect, test } from 'vitest';
import type { Choice } from '../protocol/types';
import type { LayoutView } from '../protocol/roll';
import { actOf } from './acts';
import { layoutOf, wildMoves, withPlanned } from './layout';

const ROLLED = [
  { colour: 'white', face: 'explore', count: 2 },
  { colour: 'red', face: 'wild', count: 1 },
  { colour: 'red', face: 'develop', count: 1 },
];
const BLANK: LayoutView = {
  rolled: ROLLED,
  columns: { explore: {}, develop: {}, settle: {}, produce: {}, ship: {} },
  wild: {},
  strip: '',
  dictated: {},
  step: 'select',
  power: '',
  moves: 0,
  used: [],
  dictates: 0,
};
const columns = (some: Record<string, Record<string, number>>) => ({ ...BLANK.columns, ...some });

describe('dice behind the screen', () => {
  test('lie under the faces that were rolled', () => {
    const layout = layoutOf({
      ...BLANK,
      columns: columns({ explore: { white: 2 }, develop: { red: 1 } }),
      wild: { red: 1 },
    });
    expect(layout.columns.explore).toEqual([
      { colour: 'white', face: 'explore', moved: false },
      { colour: 'white', face: 'explore', moved: false },
    ]);
    expect(layout.columns.develop).toEqual([{ colour: 'red', face: 'develop', moved: false }]);
    expect(layout.wild).toEqual([{ colour: 'red', face: 'wild', moved: false }]);
    expect(layout.strip).toBeNull();
  });

  test('a wild die in a column is known from one that belongs there', () => {
    const layout = layoutOf({
      ...BLANK,
      strip: 'white',
      columns: columns({ explore: { white: 1 }, develop: { red: 2 } }),
    });
    expect(layout.columns.develop).toEqual([
      { colour: 'red', face: 'develop', moved: false },
      { colour: 'red', face: 'wild', moved: true },
    ]);
    expect(layout.strip).toEqual({ colour: 'white', face: 'explore', moved: false });
    expect(wildMoves(layout)).toEqual([{ colour: 'red', to: 'develop' }]);
  });

  test('a wild die may lie in a column before a phase is selected', () => {
    const layout = layoutOf({
      ...BLANK,
      columns: columns({ explore: { white: 2 }, develop: { red: 1 } }),
      wild: { red: 1 },
    });
    const planned = withPlanned(layout, [{ colour: 'red', to: 'ship' }]);
    expect(planned.wild).toEqual([]);
    expect(planned.columns.ship).toEqual([{ colour: 'red', face: 'wild', moved: true }]);
    expect(wildMoves(planned)).toEqual([{ colour: 'red', to: 'ship' }]);
    expect(layout.wild).toHaveLength(1);
  });

  test('the die on the strip keeps its face where a wild one of its colour was placed', () => {
    const layout = layoutOf({ ...BLANK, strip: 'red', columns: columns({ explore: { white: 2 }, ship: { red: 1 } }) });
    expect(layout.strip?.face).toBe('develop');
    expect(layout.columns.ship).toEqual([{ colour: 'red', face: 'wild', moved: true }]);
  });

  test('every die of the roll is somewhere, once', () => {
    const layout = layoutOf({
      ...BLANK,
      strip: 'white',
      columns: columns({ ship: { white: 1 }, develop: { red: 1 } }),
      dictated: { red: 1 },
    });
    const all = [...Object.values(layout.columns).flat(), ...layout.wild, ...layout.dictated, layout.strip];
    expect(all.map((die) => `${die?.colour}/${die?.face}`).sort()).toEqual(
      ROLLED.flatMap(({ colour, face, count }) => Array<string>(count).fill(`${colour}/${face}`)).sort(),
    );
  });
});

describe('answers are read from their notation', () => {
  const read = (text: string) => {
    const { choice, ...rest } = actOf({ text, verb: '', card: null, number: null, say: [] } satisfies Choice);
    return { ...rest, text: choice.text };
  };
  test.each([
    ['select ship with red from wild', { kind: 'select', colour: 'red', from: 'wild', to: 'ship' }],
    ['move white from explore to settle', { kind: 'move', colour: 'white', from: 'explore', to: 'settle' }],
    ['scout extra yellow', { kind: 'task', verb: 'scout', colour: 'yellow', extra: true }],
    ['trade green', { kind: 'task', verb: 'trade', colour: 'green', extra: false }],
    ['remove red from cup', { kind: 'die', verb: 'remove', colour: 'red', place: 'cup' }],
    ['use galactic_influence', { kind: 'side', verb: 'use', side: 'galactic_influence' }],
    ['ready', { kind: 'word', verb: 'ready' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual({ ...expected, text });
  });
});
