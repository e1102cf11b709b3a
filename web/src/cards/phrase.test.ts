import { describe, expect, test } from 'vitest';
import type { Card } from './card';
import { card, cards } from './fixture';
import { LONGEST_PHRASE, phraseOf, type Part } from './phrase';
import type { Power } from './powers';

/** A phrase as text, to compare with what look 4 says. */
function written(id: string, index = 0): string {
  const power = card(id).powers[index];
  if (!power) throw new Error(`${id} has no power ${index}.`);
  const { parts, optional } = phraseOf(power, card(id));
  const word = (part: Part): string => {
    switch (part.kind) {
      case 'amount':
        return part.text;
      case 'icon':
        return part.badge ? `${part.name}+${part.badge}` : part.name;
      case 'good':
        return part.good;
      case 'seal':
        return `(${part.points})`;
      case 'sign':
        return part.sign;
    }
  };
  return parts.map(word).join(' ') + (optional ? ' ?' : '');
}

describe('every power of every card', () => {
  const powers = cards.flatMap((owner) =>
    owner.powers.map((power): [string, Power, Card] => [`${owner.id} ${power.code}`, power, owner]),
  );

  test('there are 151 cards with powers of 39 kinds', () => {
    expect(cards.length).toBe(151);
    expect(new Set(powers.map(([, power]) => power.code)).size).toBe(39);
  });

  test.each(powers)('%s is a phrase of one to seven parts', (_, power, owner) => {
    const { parts } = phraseOf(power, owner);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(LONGEST_PHRASE);
    expect(parts.some((part) => part.kind !== 'sign')).toBe(true);
    for (const part of parts) if (part.kind === 'amount') expect(part.text).not.toMatch(/undefined|NaN|-/);
  });
});

describe('phrases read as the grammar says', () => {
  test.each([
    ['ancient_race', 0, 'hand 3'],
    ['expedition_force', 0, '+1 cards'],
    ['interstellar_bank', 0, 'clock ▸ +1 card'],
    ['investment_credits', 0, '−1 diamond'],
    ['alpha_centauri', 0, '−1 world : rare'],
    ['alpha_centauri', 1, '+1 shield : rare'],
    ['contact_specialist', 0, '−1 shield'],
    ['contact_specialist', 1, 'handshake shield −1 ≠ alien ?'],
    ['colony_ship', 0, 'this+cross ▸ world+zero ≠ alien ?'],
    ['space_mercenaries', 1, '2× card+cross ▸ +1 shield ?'],
    ['hidden_fortress', 0, '+1 shield / world+shield'],
    ['imperium_seat', 1, 'target : rebel ?'],
    ['clandestine_uplift_lab', 1, '+1 card : genes / uplift'],
    ['free_trade_association', 0, '3× novelty ▸ (1) +1 card'],
    ['mining_league', 0, '2 rare ▸ (3)'],
    ['pilgrimage_world', 0, '∀ any ▸ (1) −1'],
    ['damaged_alien_factory', 0, 'card+cross ▸ produce alien ?'],
    ['universal_symbionts', 1, 'produce comet genes ≠ this'],
    ['uplift_code', 0, '+2 card / uplift'],
  ])('%s, power %i: %s', (id, index, phrase) => {
    expect(written(id, index)).toBe(phrase);
  });
});
