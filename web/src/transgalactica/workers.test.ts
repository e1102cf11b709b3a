import { expect, test } from 'vitest';
import { crewOf, crewReady } from './workers';

const seat = { crew: 1, crew_out: 1, lieutenant: true, lieutenant_out: false };
const shown = (of: typeof seat) => crewOf(of).map(({ icon, ready }) => `${icon} ${ready ? 'ready' : 'out'}`);

test('the lieutenant counts as crew that is ready', () => {
  expect(crewReady(seat)).toBe(2);
  expect(shown(seat)).toEqual(['lieutenant ready', 'crew ready', 'crew out']);
});

test('the lieutenant at work is still there', () => {
  const working = { ...seat, lieutenant: false, lieutenant_out: true };
  expect(crewReady(working)).toBe(1);
  expect(shown(working)).toEqual(['crew ready', 'lieutenant out', 'crew out']);
});
