/** Effects and requirements as phrases of icons: one table from opcode to parts (look 4). */
import type { Badge } from '../icons/badges';
import type { Glyph } from '../icons/glyphs';
import { priceOf } from './pieces.svelte';
import type { Amounts, Area, Effect, Good, Requirement, Track } from './pieces';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; name: Glyph; count?: string; badge?: Badge; tone?: Good }
  | { kind: 'seal'; points: number };

export const GOOD_GLYPHS: Record<Good | 'any', Glyph> = {
  energy: 'energy',
  ore: 'ore',
  alien: 'alienResource',
  credit: 'coin',
  any: 'anyResource',
};
export const TRACK_GLYPHS: Record<Track, Glyph> = {
  technology: 'technology',
  military: 'shield',
  production: 'production',
  politics: 'politics',
  trade: 'trade',
};
export const AREA_GLYPHS: Record<Area, Glyph> = {
  ...TRACK_GLYPHS,
  omni: 'omni',
  exploration: 'rocket',
  mining: 'mining',
};
const ALL_TRACKS = 5;

const text = (value: string | number): Part => ({ kind: 'text', text: String(value) });
const icon = (name: Glyph, badge?: Badge): Part => ({ kind: 'icon', name, ...(badge && { badge }) });
const counted = (count: string | number, name: Glyph): Part => ({ kind: 'icon', name, count: String(count) });
const joined = (parts: readonly Part[][], sign: string): Part[] =>
  parts.flatMap((part, i) => (i ? [text(sign), ...part] : part));

function goodPart(good: Good | 'any', count?: string): Part {
  return { kind: 'icon', name: GOOD_GLYPHS[good], ...(count && { count }), ...(good !== 'any' && { tone: good }) };
}

/** Goods with their numbers; a price has a minus before each. */
export function amountParts(amounts: Amounts, sign = ''): Part[] {
  const goods = (['energy', 'ore', 'alien', 'credit', 'any'] as const).flatMap((good) => {
    const count = amounts[good] ?? 0;
    return count ? [goodPart(good, `${sign}${count}`)] : [];
  });
  return amounts.vp ? [...goods, { kind: 'seal', points: amounts.vp }] : goods;
}

function trackParts(steps: number, tracks: readonly Track[]): Part[] {
  const glyphs: Glyph[] = tracks.length === ALL_TRACKS ? ['pennant'] : tracks.map((track) => TRACK_GLYPHS[track]);
  return joined(
    glyphs.map((glyph, i) => [i ? icon(glyph) : counted(`+${steps}`, glyph)]),
    '/',
  );
}

type Advance = Extract<Effect, { op: 'advance' }>;

const less = (price: Amounts, good: Good, count: number): Amounts => ({
  ...price,
  [good]: Math.max(0, (price[good] ?? 0) - count),
});

/** What an advance on military or trade costs: in full, less a discount, or with one unit of it waived. */
function priceParts({ tracks, cost, discount = {} }: Advance): Part[] {
  const [track] = tracks;
  const full = priceOf(track ?? 'technology');
  const goods = (Object.keys(full) as Good[]).filter((good) => full[good]);
  if (cost === 'free' || tracks.length !== 1 || !goods.length) return [];
  const reduced = goods.reduce((price, good) => less(price, good, discount[good] ?? 0), full);
  const ways = cost === 'main' ? goods.map((good) => less(full, good, 1)) : [reduced];
  const parts = ways.map((way) => amountParts(way, '−')).filter((way) => way.length);
  return parts.length ? [...joined(parts, '|'), text('▸')] : [];
}

const PLAIN: Record<string, Part[]> = {
  jump_to_wormhole: [icon('wormhole', 'arrow')],
  wormhole_access: [icon('wormhole')],
  mark_tech: [icon('technology', 'check')],
  take_mission: [icon('mission', 'plus')],
  complete_mission: [icon('mission', 'check')],
  take_mining_token: [icon('token', 'plus')],
  mine: [icon('mining')],
  collect_resources: [icon('anyResource', 'down')],
  reuse_bonus_token: [icon('token', 'swap')],
  draw_bonus_tokens: [icon('token', 'plus')],
  double_income: [icon('income', 'two')],
  captain_may_reuse_main: [icon('captain', 'swap')],
  commission_lieutenant: [icon('lieutenant')],
  take_planet: [icon('globe', 'plus')],
  add_ship: [icon('rocket', 'plus')],
  update_priority_track: [icon('pennant', 'up')],
};

function effectParts(effect: Effect): Part[] {
  switch (effect.op) {
    case 'gain':
      return amountParts(effect);
    case 'choose':
      return joined(effect.options.map(effectsPhrase), '|');
    case 'advance':
      return [...priceParts(effect), ...trackParts(effect.steps, effect.tracks)];
    case 'pay_for':
      return [
        ...(effect.max_times > 1 ? [text(`${effect.max_times}×`)] : []),
        ...amountParts(effect.pay, '−'),
        text('▸'),
        ...effectsPhrase(effect.then),
      ];
    case 'pay_one_of':
      return [
        text('−1'),
        ...joined(
          effect.goods.map((good) => [goodPart(good)]),
          '|',
        ),
        text('▸'),
      ];
    case 'move_free':
      return [counted(effect.spaces, 'move')];
    case 'place_outpost':
      return [icon('outpost', 'plus')];
    case 'mobilise':
      return [counted(`+${effect.crew}`, 'crew')];
    case 'take_action':
      return [
        effect.area === 'any'
          ? icon(effect.version === 'main' ? 'captain' : 'crew', 'star')
          : icon(AREA_GLYPHS[effect.area]),
      ];
    case 'explore':
      return [icon('move'), text(effect.version === 'main' ? '&' : '|'), icon('outpost')];
    case 'activate_mining_planets':
      return [icon('mining', 'world'), text('▸'), { kind: 'seal', points: effect.vp_per_planet }];
    case 'temp_level':
      return [icon('clock', 'up'), counted(`+${effect.amount}`, TRACK_GLYPHS[effect.track])];
    default:
      return PLAIN[effect.op] ?? [];
  }
}

/** What effects do, one after the other. */
export const effectsPhrase = (effects: readonly Effect[]): Part[] => effects.flatMap(effectParts);

const levels = (wanted: Partial<Record<Track, number>>): Part[][] =>
  Object.entries(wanted).map(([track, level]) => [icon(TRACK_GLYPHS[track as Track]), text(level)]);

const KIND_GLYPHS: Record<string, Part[]> = {
  action: [icon('captain')],
  mining: [icon('mining')],
  wild: [icon('crew', 'cross')],
  any: [],
};

function needParts(need: Requirement): Part[] {
  if (need.level) return levels(need.level).flat();
  if (need.level_any) return joined(levels(need.level_any), '|');
  if (need.outposts) return [icon('outpost'), ...(KIND_GLYPHS[need.outposts.kind] ?? []), text(need.outposts.count)];
  if (need.outposts_each_kind)
    return [icon('outpost'), ...need.outposts_each_kind.flatMap((kind) => KIND_GLYPHS[kind] ?? [])];
  const counts: [number | undefined, Part[], string][] = [
    [need.outposts_different_colors, [icon('outpost')], '≠'],
    [need.outposts_same_color, [icon('outpost')], '='],
    [need.outposts_of_one_color?.count, [icon('outpost')], '='],
    [need.pirate_tokens, [icon('pirate')], ''],
    [need.techs_marked, [icon('technology', 'check')], ''],
    [need.missions_each_type, [icon('mission', 'check')], '3×'],
    [need.missions_any_type?.count, [icon('mission', 'check')], ''],
  ];
  return counts.flatMap(([count, parts, sign]) => (count ? [...parts, text(`${sign}${count}`)] : []));
}

/** What a mission or decree asks for. */
export const needsPhrase = (needs: readonly Requirement[]): Part[] => needs.flatMap(needParts);
