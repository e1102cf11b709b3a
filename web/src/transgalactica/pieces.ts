/** Pieces and boards of Transgalactica as the data files give them. */

export const GOODS = ['energy', 'ore', 'alien', 'credit'] as const;
export type Good = (typeof GOODS)[number];
export const TRACKS = ['technology', 'military', 'production', 'politics'] as const;
export type Track = (typeof TRACKS)[number] | 'trade';
export const AREAS = [
  'omni',
  'exploration',
  'mining',
  'trade',
  'technology',
  'military',
  'production',
  'politics',
] as const;
export type Area = (typeof AREAS)[number];
export type Version = 'main' | 'secondary';
export type PlanetColour = 'green' | 'yellow' | 'purple' | 'grey';
export type MissionType = 'commercial' | 'war' | 'cultural';

export type Amounts = Partial<Record<Good | 'any' | 'vp', number>>;

export type Effect =
  | ({ op: 'gain' } & Amounts)
  | { op: 'choose'; options: Effect[][] }
  | { op: 'advance'; tracks: Track[]; steps: number; cost: 'free' | 'full' | 'main'; discount?: Amounts }
  | { op: 'pay_for'; max_times: number; pay: Amounts; then: Effect[] }
  | { op: 'pay_one_of'; goods: Good[] }
  | { op: 'move_free'; spaces: number }
  | { op: 'place_outpost'; where: string; cost: 'pay' | 'free' }
  | { op: 'mobilise'; crew: number }
  | { op: 'take_action'; area: Area | 'any'; version: Version }
  | { op: 'explore'; version: Version }
  | { op: 'activate_mining_planets'; vp_per_planet: number }
  | { op: 'temp_level'; track: Track; amount: number }
  | {
      op:
        | 'jump_to_wormhole'
        | 'wormhole_access'
        | 'mark_tech'
        | 'take_mission'
        | 'complete_mission'
        | 'take_mining_token'
        | 'mine'
        | 'collect_resources'
        | 'reuse_bonus_token'
        | 'draw_bonus_tokens'
        | 'double_income'
        | 'captain_may_reuse_main'
        | 'commission_lieutenant'
        | 'take_planet'
        | 'add_ship'
        | 'update_priority_track';
    };

export interface Requirement {
  level?: Partial<Record<Track, number>>;
  level_any?: Partial<Record<Track, number>>;
  outposts?: { kind: 'action' | 'mining' | 'wild' | 'any'; count: number };
  outposts_different_colors?: number;
  outposts_same_color?: number;
  outposts_of_one_color?: { any_of: PlanetColour[]; count: number };
  outposts_each_kind?: string[];
  pirate_tokens?: number;
  techs_marked?: number;
  missions_each_type?: number;
  missions_any_type?: { types: MissionType[]; count: number };
}

export const SORTS = [
  'planet',
  'technology',
  'mission',
  'decree',
  'office',
  'objective',
  'ability',
  'token',
  'mining',
  'wealth',
  'pirate',
  'fleet',
] as const;
export type Sort = (typeof SORTS)[number];

interface Base {
  id: string;
  /** The fields whose values were designed by us. */
  reconstructed: string[];
}
export interface Planet extends Base {
  sort: 'planet';
  kind: 'action' | 'mining' | 'wild' | 'special';
  base: boolean;
  colors: PlanetColour[];
  slots: { trade: number }[];
  effects: Effect[];
}
export interface Mission extends Base {
  sort: 'mission';
  number: number;
  level: number;
  types: MissionType[];
  cost: Amounts;
  requirement: Requirement[];
  reward: Effect[];
}
export interface Technology extends Base {
  sort: 'technology';
  level: number;
  timing: 'permanent' | 'once_per_round' | 'end_of_game' | 'one_time';
}
export interface Decree extends Base {
  sort: 'decree';
  requirement: Requirement[];
}
export interface Office extends Base {
  sort: 'office';
  reward: Effect[];
}
export interface Token extends Base {
  sort: 'token' | 'mining';
  category: 'basic' | 'advanced' | 'mining';
  effects: Effect[];
}
export interface Wealth extends Base {
  sort: 'wealth';
  effects: Effect[];
}
export interface Fleet extends Base {
  sort: 'fleet';
  income: Effect[];
}
export interface Pirate extends Base {
  sort: 'pirate';
  strength: number;
  vp: number;
}
export interface Plain extends Base {
  sort: 'objective' | 'ability';
}
export type Piece = Planet | Mission | Technology | Decree | Office | Token | Wealth | Fleet | Pirate | Plain;
type Fitting<P, S> = P extends { sort: infer Own } ? (S extends Own ? P : never) : never;
export type PieceOf<S extends Sort> = Fitting<Piece, S>;

export interface Space {
  id: string;
  ring: number;
  x: number;
  y: number;
  wormhole: boolean;
}
export interface Line {
  a: string;
  b: string;
  energy: number;
}
export interface GalaxyPlan {
  spaces: Space[];
  edges: Line[];
}
export interface TrackSpace {
  level: number;
  income?: Effect[];
  tokens?: { category: 'basic' | 'advanced'; stack: number };
  fallback?: Effect[];
  required_technology?: number;
}
export interface TrackPlan {
  spaces: TrackSpace[];
  cost?: Amounts;
  card_slots?: { slot: string; required_level: number }[];
}
export interface PanelPlan {
  outposts: { ore_cost: number; immediate: Effect[]; income: Effect[] }[];
  workers: { crew_slots: { income_when_empty: Effect[] }[] };
  mining_track: { required_politics: number }[];
  income_track: { holds: string; required_politics: number }[];
  trade_track: { full_cost: Amounts; spaces: { level: number; holds: 'development_marker' | 'fleet_token' }[] };
}
export interface Box {
  pieces: Piece[];
  maps: Record<string, GalaxyPlan>;
  tracks: Record<(typeof TRACKS)[number], TrackPlan>;
  rounds: { round: number; tokens: { category: 'basic' | 'advanced' } | null }[];
  panel: PanelPlan;
  areas: { id: Area; main: Effect[]; secondary: Effect[] }[];
}
