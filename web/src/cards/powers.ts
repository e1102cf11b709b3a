import type { Good } from '../icons/goods';

export const PHASES = ['I', 'II', 'III', '$', 'IV', 'V'] as const;
export type Phase = (typeof PHASES)[number];

/** The parameters of each opcode, as the card data spells them. */
interface Parameters {
  start_hand_size: { cards: number };
  hand_limit: { cards: number };
  tableau_end_threshold: { cards: number };
  explore_draw: { cards: number };
  explore_keep: { cards: number };
  explore_mix_with_hand: unknown;
  draw_at_phase_start: { cards: number };
  draw_after_develop: { cards: number };
  reduce_development_cost: { amount: number };
  discard_self_to_reduce_development_cost: { amount: number };
  military: { amount: number; against: Good | 'rebel' | null; per: 'own_military_world' | null };
  reduce_world_cost: { amount: number; good: Good | null };
  discard_self_to_settle_free: { except_good: Good | null };
  discard_self_for_military: { amount: number };
  discard_hand_for_military: { max_cards: number; military_per_card: number };
  pay_for_military: { discount: number; only: 'rebel' | null; except_good: Good | null };
  pay_for_military_discount: { amount: number };
  draw_after_settle: { cards: number };
  settle_second_world: unknown;
  takeover: { target: 'rebel_military_world' | 'military_world'; discard_self: boolean };
  takeover_defense: unknown;
  discard_self_to_conquer_nonmilitary: { defense_modifier: number };
  trade_bonus: {
    cards: number;
    good: Good | null;
    source: 'any_world' | 'this_world';
    per: 'own_chromosome_world' | null;
  };
  consume: {
    good: Good | null;
    source: 'any_world' | 'this_world';
    goods_per_use: number;
    max_uses: number;
    vp: number;
    cards: number;
  };
  consume_all: { vp_per_good: number; vp_offset: number };
  consume_distinct_kinds: { max_kinds: number; vp: number; cards: number; reward_per: 'use' | 'good' };
  consume_at_trade_price: { apply_trade_powers: boolean };
  discard_hand: { max_cards: number; vp_per_card: number; cards_per_card: number };
  draw: { cards: number };
  gain_vp: { vp: number };
  guess_top_card: unknown;
  ante_card: unknown;
  produce: { discard_hand_cost: number };
  draw_if_produced_here: { cards: number };
  produce_on_windfall: { good: Good | null; exclude_self: boolean };
  draw_per_kind_produced: { cards: number };
  draw_per_good_produced: { cards: number; good: Good };
  draw_if_most_produced: { cards: number; good: Good };
  draw_per_world: { cards: number; world: Good | 'military' | 'rebel' | 'chromosome' };
}

export type Opcode = keyof Parameters;
/** The power of one opcode: when, what, how much, and whether its owner may leave it. */
export type PowerOf<Code extends Opcode> = Parameters[Code] & {
  code: Code;
  phase: Phase | 'setup' | 'round_end' | 'game_end';
  optional?: boolean;
};
export type Power = { [Code in Opcode]: PowerOf<Code> }[Opcode];
