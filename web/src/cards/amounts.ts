/** What fits into a lit cell of the chip's rail: a number, or one of three marks (look 3). */
import { minus, signed } from '../locale/numbers';
import type { Card } from './card';
import type { Opcode, Phase, Power, PowerOf } from './powers';

export type Mark = 'produces' | 'windfall' | 'other';
export type Amount = { text: string } | { mark: Mark };

type Table = { [Code in Opcode]?: (power: PowerOf<Code>) => Amount };

const number = (text: string): Amount => ({ text });

const TABLE: Table = {
  military: (p) => number(signed(p.amount)),
  reduce_world_cost: (p) => number(minus(-p.amount)),
  reduce_development_cost: (p) => number(minus(-p.amount)),
  pay_for_military_discount: (p) => number(minus(-p.amount)),
  explore_draw: (p) => number(signed(p.cards)),
  explore_keep: (p) => number(signed(p.cards)),
  trade_bonus: (p) => number(signed(p.cards)),
  draw: (p) => number(signed(p.cards)),
  consume: (p) => number((p.max_uses > 1 ? `${p.max_uses}×` : '') + (p.vp ? String(p.vp) : signed(p.cards))),
  gain_vp: (p) => number(signed(p.vp)),
  produce: () => ({ mark: 'produces' }),
  produce_on_windfall: () => ({ mark: 'windfall' }),
};

/** The amount of the card's first power in `phase`, or null without one. */
export function amountOf(card: Card, phase: Phase): Amount | null {
  const power = card.powers.find((candidate) => candidate.phase === phase);
  if (!power) return null;
  const entry = TABLE[power.code] as ((power: Power) => Amount) | undefined;
  return entry?.(power) ?? { mark: 'other' };
}
