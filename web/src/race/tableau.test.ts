import { describe, expect, test } from 'vitest';
import type { AttackView } from '../protocol/types';
import { stakeOf } from './tableau';

const attack = (victim: number, world: string, outcome: string): AttackView => ({
  attacker: 0,
  victim,
  world,
  means: 'imperium_seat',
  strength: 5,
  defense: 5,
  outcome,
});

describe('what is at stake', () => {
  const attacks = [
    attack(1, 'rebel_base', 'won'),
    attack(2, 'pirate_world', 'fought'),
    attack(1, 'hive_world', 'declared'),
  ];
  test('is the world that is being fought for, in the tableau where it lies', () => {
    expect(stakeOf(attacks, 2)).toBe('pirate_world');
    expect(stakeOf(attacks, 1)).toBeNull();
  });
  test('is the world being attacked while nothing is fought', () => {
    expect(stakeOf([attack(1, 'hive_world', 'planned')], 1)).toBe('hive_world');
    expect(stakeOf([attack(1, 'hive_world', 'declared')], 1)).toBeNull();
    expect(stakeOf([], 0)).toBeNull();
  });
});
