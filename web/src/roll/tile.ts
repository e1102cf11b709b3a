/** Tiles of Roll as the tile data gives them: sides of game tiles, halves of factions, home worlds. */
import type { Language } from '../locale/languages';
import type { Colour, Face, Phase, WorldColour } from './dice';

export type When = Phase | 'assign';
export type Target = 'development' | 'world';

/** The parameters of each opcode, as the tile data spells them; an empty list of colours means any. */
interface Parameters {
  reassign: {
    min: number;
    max: number;
    dice: Colour[];
    source: Phase | null;
    to: Phase[] | 'selected';
    same_source: boolean;
    most_worlds: { colour: WorldColour; sole: number; tied: number } | null;
  };
  dictate_unlimited: unknown;
  dictate_multi: { max: number };
  extra_worker: { dice: Colour[] };
  rearrange_construction_zone: unknown;
  draw_extra_tile: { count: number };
  credits_if_scouted_with: { colour: Colour; amount: number };
  stock_value: { colour: Colour; amount: number };
  scout_place_on_top: unknown;
  credits_if_most_developments: { amount: number };
  build_discount: { target: Target; colours: WorldColour[]; reassign_only: boolean; amount: number; minimum: number };
  builders_to_cup: { target: Target; min: number; max: number };
  builders_of_colour_to_cup: { target: Target; colour: Colour };
  credits_on_complete: {
    target: Target;
    amount: number;
    extra: { colours: WorldColour[]; amount: number } | null;
  };
  credits_flat: { amount: number };
  credits_per_die_in_citizenry: { colour: Colour; per: number; amount: number };
  credits_per_good_on_world: { colours: WorldColour[]; amount: number };
  credits_per_good_die: { colour: Colour; amount: number };
  goods_capacity: { capacity: number };
  trade_bonus_credits: { colours: WorldColour[]; amount: number };
  consume_bonus_credits: { colours: WorldColour[]; amount: number };
  consume_bonus_vp: { colours: WorldColour[]; amount: number };
  pay_credits_for_vp_on_trade: { cost: number; vp: number };
  vp_flat: { amount: number };
  credits_if_highest_cost_world: { amount: number };
}
export type Opcode = keyof Parameters;
export type PowerOf<Code extends Opcode> = Parameters[Code] & { code: Code; when: When };
export type Power = { [Code in Opcode]: PowerOf<Code> }[Opcode];

export type Instant =
  | { code: 'remove_die'; count: number }
  | { code: 'gain_die'; colour: Colour; count: number; place: 'cup' | 'citizenry' | 'good' }
  | { code: 'gain_credits'; amount: number }
  | { code: 'set_starting_credits'; amount: number };

export interface Side {
  id: string;
  name: Record<Language, string>;
  kind: Target;
  cost: number;
  colour: WorldColour | null;
  powers: Power[];
  instant: Instant[];
  bonus_vp: { code: string } | null;
  sort: 'tile' | 'faction' | 'home';
  /** The other side of a tile, the other half of a faction. */
  with: string | null;
  faction?: number;
}

export interface Box {
  sides: Side[];
  dice: { colour: Colour; count: number; faces: Face[] }[];
  trade_price: Record<string, number>;
  max_credits: number;
}

export interface TileWords {
  instant: string[];
  powers: string[];
  bonus: string | null;
}
