/** What a tile does, as phrases of icons on its bar: one table from opcode to parts (look 4). */
import type { Badge } from '../icons/badges';
import type { Glyph } from '../icons/glyphs';
import type { Sign } from '../cards/phrase';
import { GOOD_OF, type Colour, type WorldColour } from './dice';
import type { Good } from '../icons/goods';
import type { Instant, Opcode, Power, PowerOf, Side, Target, When } from './tile';

export type Part =
  | { kind: 'amount'; text: string }
  | { kind: 'icon'; name: Glyph; badge?: Badge }
  | { kind: 'die'; colour: Colour }
  | { kind: 'good'; good: Good }
  | { kind: 'seal'; points: number | null }
  | { kind: 'sign'; sign: Sign };

export interface Phrase {
  when: When | null;
  parts: Part[];
}

const amount = (text: string | number): Part => ({ kind: 'amount', text: String(text) });
const icon = (name: Glyph, badge?: Badge): Part => ({ kind: 'icon', name, ...(badge && { badge }) });
const sign = (sign: Sign): Part => ({ kind: 'sign', sign });
const die = (colour: Colour): Part => ({ kind: 'die', colour });
const seal = (points: number): Part => ({ kind: 'seal', points });
const credits = (count: number): Part[] => [amount(`+${count}`), icon('coin')];
const zone = (target: Target): Part => icon(target === 'world' ? 'world' : 'diamond');
const onlyFor = (...parts: Part[]): Part[] => (parts.length ? [sign(':'), ...parts] : []);
const worlds = (colours: readonly WorldColour[]): Part[] =>
  colours.flatMap((colour): Part[] => {
    const good = GOOD_OF[colour];
    return [good ? { kind: 'good', good } : icon('world')];
  });
/** All colours named is no condition. */
const ALL_WORLDS = 5;
const some = (colours: readonly WorldColour[]): Part[] => (colours.length < ALL_WORLDS ? worlds(colours) : []);

type Table = { [Code in Opcode]: (power: PowerOf<Code>) => Part[] };

const TABLE: Table = {
  reassign: (p) => [
    amount(p.min === p.max ? `${p.max}×` : `≤${p.max}×`),
    ...(p.dice.length && p.dice.length < 7 ? p.dice.map(die) : [icon('die', 'swap')]),
    ...(p.source ? [icon(p.source)] : []),
    sign('▸'),
    ...(p.to === 'selected'
      ? [icon('check')]
      : p.to.length && p.to.length < 5
        ? p.to.map((to) => icon(to))
        : [icon('wild')]),
  ],
  dictate_unlimited: () => [icon('gavel', 'endless')],
  dictate_multi: (p) => [amount(`≤${p.max}×`), icon('gavel', 'swap')],
  extra_worker: (p) => [amount('+'), ...p.dice.map(die)],
  rearrange_construction_zone: () => [icon('stack', 'swap')],
  draw_extra_tile: (p) => [amount(`+${p.count}`), icon('tile', 'plus')],
  credits_if_scouted_with: (p) => [...credits(p.amount), ...onlyFor(die(p.colour), icon('explore'))],
  stock_value: (p) => [die(p.colour), sign('▸'), ...credits(p.amount)],
  scout_place_on_top: () => [icon('stack', 'up')],
  credits_if_most_developments: (p) => [...credits(p.amount), ...onlyFor(icon('diamond', 'crown'))],
  build_discount: (p) => [
    amount(`−${p.amount}`),
    zone(p.target),
    ...(p.target === 'world'
      ? onlyFor(...some(p.colours))
      : onlyFor(...(p.reassign_only ? [icon('die', 'swap')] : []))),
  ],
  builders_to_cup: (p) => [amount(`≤${p.max}`), zone(p.target), sign('▸'), icon('cup')],
  builders_of_colour_to_cup: (p) => [die(p.colour), zone(p.target), sign('▸'), icon('cup')],
  credits_on_complete: (p) => [
    ...credits(p.amount),
    ...onlyFor(zone(p.target)),
    ...(p.extra ? [...credits(p.extra.amount), ...onlyFor(...some(p.extra.colours))] : []),
  ],
  credits_flat: (p) => credits(p.amount),
  credits_per_die_in_citizenry: (p) => [
    ...credits(p.amount),
    sign('/'),
    ...(p.per > 1 ? [amount(p.per)] : []),
    die(p.colour),
    icon('citizens'),
  ],
  credits_per_good_on_world: (p) => [...credits(p.amount), sign('/'), ...worlds(p.colours)],
  credits_per_good_die: (p) => [...credits(p.amount), sign('/'), die(p.colour), icon('any')],
  goods_capacity: (p) => [amount(p.capacity), icon('any', 'two')],
  trade_bonus_credits: (p) => [...credits(p.amount), ...onlyFor(icon('trade'), ...some(p.colours))],
  consume_bonus_credits: (p) => [...credits(p.amount), ...onlyFor(icon('consume'), ...some(p.colours))],
  consume_bonus_vp: (p) => [amount('+'), seal(p.amount), ...onlyFor(icon('consume'), ...some(p.colours))],
  pay_credits_for_vp_on_trade: (p) => [
    amount(`−${p.cost}`),
    icon('coin'),
    sign('▸'),
    seal(p.vp),
    ...onlyFor(icon('trade')),
  ],
  vp_flat: (p) => [amount('+'), seal(p.amount)],
  credits_if_highest_cost_world: (p) => [...credits(p.amount), ...onlyFor(icon('world', 'crown'))],
};

const PLACES: Record<'cup' | 'citizenry' | 'good', Part> = {
  cup: icon('cup'),
  citizenry: icon('citizens'),
  good: icon('any'),
};

function instant(effect: Instant): Part[] {
  if (effect.code === 'remove_die') return [icon('die', 'cross')];
  if (effect.code === 'gain_die')
    return [...Array<Part>(effect.count).fill(die(effect.colour)), sign('▸'), PLACES[effect.place]];
  return effect.code === 'gain_credits' ? credits(effect.amount) : [amount(effect.amount), icon('coin', 'down')];
}

const power = (one: Power): Part[] => (TABLE[one.code] as (power: Power) => Part[])(one);

/** The phrases of a side: what it gives at once, then its powers. */
export function phrasesOf(side: Side): Phrase[] {
  const atOnce = side.instant.flatMap(instant);
  return [
    ...(atOnce.length ? [{ when: null, parts: atOnce }] : []),
    ...side.powers.map((one) => ({ when: one.when, parts: power(one) })),
  ];
}

/** The sign of a development without a figure of its own: what its first power touches. */
export function signOf(side: Side): Glyph {
  const parts = phrasesOf(side).flatMap((phrase) => phrase.parts);
  const found = parts.find((part) => part.kind === 'icon');
  return found?.kind === 'icon' ? found.name : 'tile';
}
