/** Small signs around an instrument: as many as its powers give, in the order of the powers (look 12). */
import { IVORY, NIGHT } from '../../art/palette';
import { dot, path, tag, type Svg } from '../../art/svg';
import { GOODS, type Good } from '../../icons/goods';
import type { Card } from '../card';
import type { Opcode, Power, PowerOf } from '../powers';

type Satellite = Good | 'any' | 'military' | 'card' | 'world' | 'development';

const outline = { fill: 'none', stroke: IVORY, 'stroke-width': 1.8 };

/** Each around the origin; `degrees` turns what points outwards. */
export const SATELLITES: Record<Satellite, (degrees: number) => Svg> = {
  novelty: () => dot(0, 0, 4.6, { fill: '#52aef2' }),
  rare: () => path('M-2.5-4.5h5l2 2v5l-2 2h-5l-2-2v-5z', { fill: '#ce7b42' }),
  genes: () => path('M0-5.5c5 3 5 8 0 11-5-3-5-8 0-11z', { fill: '#6bdba2' }),
  alien: () => path('M0-5l5 9h-10z', { fill: '#f8dc4b' }),
  any: () => tag('rect', { x: -4, y: -4, width: 8, height: 8, rx: 3, fill: '#c3cad6' }),
  military: (degrees) =>
    path('M-2.5-5l5 5-5 5', {
      transform: `rotate(${degrees})`,
      fill: 'none',
      stroke: '#f26d62',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  card: () =>
    tag('rect', { x: -2.8, y: -4, width: 5.6, height: 8, rx: 1.2, fill: NIGHT, stroke: IVORY, 'stroke-width': 1.6 }),
  world: () => dot(0, 0, 4, outline),
  development: () => path('M0-5l5 5-5 5-5-5z', outline),
};

const MOST = 7;
const repeat = (what: Satellite, count: number): Satellite[] => Array<Satellite>(Math.min(count, 4)).fill(what);
const cards = (power: { cards: number }) => repeat('card', power.cards);
const oneGood = (power: { good: Good | null }): Satellite[] => [power.good ?? 'any'];

type Table = { [Code in Opcode]?: (power: PowerOf<Code>) => Satellite[] };

const TABLE: Table = {
  explore_draw: cards,
  explore_keep: cards,
  draw: cards,
  draw_at_phase_start: cards,
  draw_after_develop: cards,
  draw_after_settle: cards,
  discard_hand: (p) => repeat('card', p.max_cards),
  discard_hand_for_military: (p) => repeat('card', p.max_cards),
  military: (p) => [
    ...repeat('military', Math.abs(p.amount)),
    ...(p.against && p.against !== 'rebel' ? [p.against] : []),
  ],
  discard_self_for_military: (p) => repeat('military', p.amount),
  reduce_world_cost: (p) => (p.good ? [p.good] : repeat('world', p.amount)),
  reduce_development_cost: (p) => repeat('development', p.amount),
  discard_self_to_reduce_development_cost: (p) => repeat('development', p.amount),
  settle_second_world: () => repeat('world', 2),
  trade_bonus: oneGood,
  consume: (p) => repeat(p.good ?? 'any', p.max_uses * p.goods_per_use),
  consume_distinct_kinds: (p) => GOODS.slice(0, p.max_kinds),
  produce_on_windfall: oneGood,
  draw_per_good_produced: oneGood,
  draw_if_most_produced: oneGood,
  draw_per_world: (p) =>
    p.world === 'military' || p.world === 'rebel' || p.world === 'chromosome' ? ['world'] : [p.world],
};

export function satellitesOf(card: Card): Satellite[] {
  return card.powers
    .flatMap((power) => (TABLE[power.code] as ((power: Power) => Satellite[]) | undefined)?.(power) ?? [])
    .slice(0, MOST);
}
