/** Powers as phrases of icons: one table from opcode to parts, no card has a phrase of its own (look 4). */
import type { Badge } from '../icons/badges';
import type { Glyph } from '../icons/glyphs';
import type { Good, GoodOrAny } from '../icons/goods';
import { minus, signed } from '../locale/numbers';
import type { Card } from './card';
import type { Opcode, Power, PowerOf } from './powers';

/** `:` only for, `≠` not for, `▸` gives, `/` for each, `∀` all. */
export type Sign = ':' | '≠' | '▸' | '/' | '∀';

export type Part =
  | { kind: 'amount'; text: string }
  | { kind: 'icon'; name: Glyph; badge?: Badge; military?: boolean }
  | { kind: 'good'; good: GoodOrAny }
  | { kind: 'seal'; points: number }
  | { kind: 'sign'; sign: Sign };

export interface Phrase {
  parts: Part[];
  /** The owner may leave it: drawn with a dotted underline. */
  optional: boolean;
}

/** A phrase longer than this is not read at a glance; what does not fit stays in the words. */
export const LONGEST_PHRASE = 7;

const amount = (text: string | number): Part => ({ kind: 'amount', text: String(text) });
const icon = (name: Glyph, badge?: Badge): Part => ({ kind: 'icon', name, ...(badge && { badge }) });
const sign = (sign: Sign): Part => ({ kind: 'sign', sign });
const good = (good: Good | null): Part => ({ kind: 'good', good: good ?? 'any' });
const seal = (points: number): Part => ({ kind: 'seal', points });

const GIVES = sign('▸');
const SHIELD: Part = { kind: 'icon', name: 'shield', military: true };
const DISCARD_THIS = icon('this', 'cross');
const DISCARD_CARD = icon('card', 'cross');

const cards = (count: number): Part[] => [amount(signed(count)), icon('card')];
const shields = (count: number): Part[] => [amount(signed(count)), SHIELD];
const less = (count: number, what: Glyph): Part[] => [amount(minus(-count)), icon(what)];
const times = (count: number): Part[] => (count > 1 ? [amount(`${count}×`)] : []);
const reward = (points: number, drawn: number): Part[] => [
  ...(points ? [seal(points)] : []),
  ...(drawn ? cards(drawn) : []),
];
const onlyFor = (what: Part | null | false): Part[] => (what ? [sign(':'), what] : []);
const notFor = (what: Part | null | false): Part[] => (what ? [sign('≠'), what] : []);
const forEach = (what: Part): Part[] => [sign('/'), what];

const MILITARY_WORLD = icon('world', 'shield');
const REBEL = icon('rebel');
const enemy = (against: Good | 'rebel' | null) => against && (against === 'rebel' ? REBEL : good(against));

const worldOf = (world: PowerOf<'draw_per_world'>['world']): Part =>
  world === 'military'
    ? MILITARY_WORLD
    : world === 'rebel'
      ? REBEL
      : world === 'chromosome'
        ? icon('uplift')
        : good(world);

type Table = { [Code in Opcode]: (power: PowerOf<Code>, card: Card) => Part[] };

const TABLE: Table = {
  start_hand_size: (p) => [icon('hand'), amount(p.cards)],
  hand_limit: (p) => [icon('hand'), amount(p.cards)],
  tableau_end_threshold: (p) => [icon('grid'), amount(p.cards)],

  explore_draw: (p) => [amount(signed(p.cards)), icon('cards')],
  explore_keep: (p) => [amount(signed(p.cards)), icon('card', 'check')],
  explore_mix_with_hand: () => [icon('hand', 'swap')],

  draw_at_phase_start: (p) => [icon('clock'), GIVES, ...cards(p.cards)],
  draw_after_develop: (p) => [icon('diamond'), GIVES, ...cards(p.cards)],
  reduce_development_cost: (p) => less(p.amount, 'diamond'),
  discard_self_to_reduce_development_cost: (p) => [DISCARD_THIS, GIVES, ...less(p.amount, 'diamond')],

  military: (p) => [...shields(p.amount), ...onlyFor(enemy(p.against)), ...(p.per ? forEach(MILITARY_WORLD) : [])],
  reduce_world_cost: (p) => [...less(p.amount, 'world'), ...onlyFor(p.good && good(p.good))],
  discard_self_to_settle_free: (p) => [
    DISCARD_THIS,
    GIVES,
    icon('world', 'zero'),
    ...notFor(p.except_good && good(p.except_good)),
  ],
  discard_self_for_military: (p) => [DISCARD_THIS, GIVES, ...shields(p.amount)],
  discard_hand_for_military: (p) => [...times(p.max_cards), DISCARD_CARD, GIVES, ...shields(p.military_per_card)],
  pay_for_military: (p) => [
    icon('handshake'),
    p.only === 'rebel' ? REBEL : SHIELD,
    ...(p.discount ? [amount(minus(-p.discount))] : []),
    ...notFor(p.except_good && good(p.except_good)),
  ],
  pay_for_military_discount: (p) => less(p.amount, 'handshake'),
  draw_after_settle: (p) => [icon('world'), GIVES, ...cards(p.cards)],
  settle_second_world: () => [amount('2×'), icon('twoWorlds')],
  takeover: (p) => [
    ...(p.discard_self ? [DISCARD_THIS, GIVES] : []),
    { kind: 'icon', name: 'target', military: true },
    ...onlyFor(p.target === 'rebel_military_world' && REBEL),
  ],
  takeover_defense: () => [amount('+'), { kind: 'icon', name: 'bastion', military: true }],
  discard_self_to_conquer_nonmilitary: (p) => [DISCARD_THIS, GIVES, icon('cloak'), amount(minus(p.defense_modifier))],

  trade_bonus: (p) => [
    ...cards(p.cards),
    ...onlyFor(p.good && good(p.good)),
    ...onlyFor(p.source === 'this_world' && icon('this')),
    ...(p.per ? forEach(icon('uplift')) : []),
  ],

  consume: (p) => [
    ...times(p.max_uses),
    ...(p.goods_per_use > 1 ? [amount(p.goods_per_use)] : []),
    good(p.good),
    ...onlyFor(p.source === 'this_world' && icon('this')),
    GIVES,
    ...reward(p.vp, p.cards),
  ],
  consume_all: (p) => [sign('∀'), good(null), GIVES, seal(p.vp_per_good), amount(minus(p.vp_offset))],
  consume_distinct_kinds: (p) => [
    amount(p.reward_per === 'good' ? `${p.max_kinds}×` : p.max_kinds),
    icon('kinds'),
    GIVES,
    ...reward(p.vp, p.cards),
  ],
  consume_at_trade_price: (p) => [good(null), GIVES, icon('trade'), ...(p.apply_trade_powers ? [amount('+')] : [])],
  discard_hand: (p) => [...times(p.max_cards), DISCARD_CARD, GIVES, ...reward(p.vp_per_card, p.cards_per_card)],
  draw: (p) => cards(p.cards),
  gain_vp: (p) => [amount('+'), seal(p.vp)],
  guess_top_card: () => [icon('deck', 'question'), GIVES, icon('card')],
  ante_card: () => [icon('card', 'up'), GIVES, icon('cards', 'question')],

  produce: (p, card) => [...(p.discard_hand_cost ? [DISCARD_CARD, GIVES] : []), icon('produce'), good(card.good)],
  draw_if_produced_here: (p) => [icon('this', 'up'), GIVES, ...cards(p.cards)],
  produce_on_windfall: (p) => [icon('produce'), icon('comet'), good(p.good), ...notFor(p.exclude_self && icon('this'))],
  draw_per_kind_produced: (p) => [...cards(p.cards), ...forEach(icon('kinds'))],
  draw_per_good_produced: (p) => [...cards(p.cards), ...forEach(good(p.good))],
  draw_if_most_produced: (p) => [icon('crown'), good(p.good), GIVES, ...cards(p.cards)],
  draw_per_world: (p) => [...cards(p.cards), ...forEach(worldOf(p.world))],
};

/** The phrase of a power of `card`. */
export function phraseOf(power: Power, card: Card): Phrase {
  const parts = TABLE[power.code] as (power: Power, card: Card) => Part[];
  return { parts: parts(power, card), optional: power.optional ?? false };
}
