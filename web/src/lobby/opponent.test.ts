import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { middleOf, proposedFor, rememberOpponent } from './opponent';

const ALL = ['random', 'neural-novice', 'heuristic', 'neural-practised', 'neural-skilled', 'neural', 'expert'];
const FEW = ['random', 'heuristic'];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('at first a bot of middle strength is proposed, not one that plays at random', () => {
  expect(proposedFor(ALL)).toBe('neural-practised');
  expect(proposedFor(FEW)).toBe('heuristic');
  expect(middleOf([])).toBe('');
});

test('then the one that was chosen last, where the game has it', () => {
  rememberOpponent('expert');
  expect(proposedFor(ALL)).toBe('expert');
  expect(proposedFor(FEW)).toBe('heuristic');
});
