/** What a game puts into the messages (docs/protocol.md), made by tools/protocol_types.py. */

/** The table as one seat sees it. */
export interface TransgalacticaView {
  seat: number | null;
  players: number;
  round: number;
  phase: string;
  order: number[];
  active: number | null;
  map: SpaceView[];
  used_areas: Record<string, number[]>;
  technologies: string[];
  missions: string[];
  decrees: string[];
  offices: OfficeView[];
  mining_token: string;
  piles: string[][];
  round_tokens: string[];
  wealth: string[];
  abilities: string[];
  seats: SeatView[];
  owing: number[];
  legal: string[];
  over: boolean;
  winners: number[];
}

/** A space of the map. */
export interface SpaceView {
  space: string;
  planet: string;
  pirate: string;
  token: string;
  outposts: number[];
  used: boolean;
}

/** An office of the Senate. */
export interface OfficeView {
  office: string;
  decree: string;
  gold: number | null;
  silver: number | null;
}

/** One seat as all see it; only its objectives are its own. */
export interface SeatView {
  goods: Record<string, number>;
  vp: number;
  score: number;
  levels: Record<string, number>;
  markers: Record<string, number>;
  captains: number;
  captains_out: number;
  crew: number;
  crew_out: number;
  capsules: number;
  lieutenant: boolean;
  lieutenant_out: boolean;
  ships: string[];
  outposts_left: number;
  hold: number;
  fleet: string[];
  mining: string[];
  pirates: string[];
  technologies: string[];
  used_technologies: string[];
  ability: string;
  nightmare: boolean;
  log: string[];
  completed: Record<string, number>;
  fresh_tokens: string[];
  spent_tokens: string[];
  reserve: string[];
  objectives: string[] | null;
  segment: number;
  question: string;
  amount: number;
  exploring: ExploreView | null;
}

/** What is left of a movement. */
export interface ExploreView {
  paid: number;
  free: number;
  outpost: boolean;
  either: boolean;
  routes: RouteView[];
}

/** The cheapest way of a ship to a space: the extra move is spared, then energy, then moves. */
export interface RouteView {
  ship: number;
  space: string;
  legs: LegView[];
  energy: number;
  moves: number;
}

/** One line of a route. */
export interface LegView {
  space: string;
  action: string;
  energy: number;
  printed: number;
}

/** A piece, whether something can be done with it now, and why not. */
export interface Offer {
  kind: string;
  card: string;
  possible: boolean;
  why: Said[];
}

/** A message of a game's Fluent files and its arguments. */
export interface Said {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** The score of one seat. */
export interface SeatScore {
  scored: number;
  credits: number;
  resources: number;
  technologies: CardScore[];
  objectives: CardScore[];
  total: number;
  winner: boolean;
}

/** What a card is worth at the end. */
export interface CardScore {
  card: string;
  vp: number;
}
