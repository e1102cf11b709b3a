/** What a game puts into the messages (docs/protocol.md), made by tools/protocol_types.py. */

/** The table as one seat sees it. */
export interface RollView {
  seat: number | null;
  players: number;
  round: number;
  phase: string;
  active: string[];
  extra_die: string;
  first: number;
  strict: boolean;
  pool: number;
  bag: number;
  abandoned: number;
  known_abandoned: string[];
  seats: SeatView[];
  owing: number[];
  legal: string[];
  over: boolean;
  winners: number[];
}

/** One seat as another seat, or its owner, sees it. */
export interface SeatView {
  faction: number;
  tableau: TileView[];
  developments: StackView;
  worlds: StackView;
  cup: Record<string, number>;
  citizenry: Record<string, number>;
  crew: Record<string, number>;
  extra: Record<string, number>;
  layout: LayoutView | null;
  selected: string;
  selector: string;
  drawn_size: number;
  drawn: string[] | null;
  placing: string;
  abandoned: number;
  credits: number;
  vp: number;
  score: number;
  question: string;
  amount: number;
}

/** A tile in a tableau. */
export interface TileView {
  tile: string;
  goods: string[];
}

/** A stack of the Construction zone. */
export interface StackView {
  size: number;
  top: string;
  cost: number;
  tiles: string[] | null;
  dice: Record<string, number>;
}

/** The dice behind a screen, or, after the reveal, what is left of them in the columns. */
export interface LayoutView {
  rolled: FaceView[];
  columns: Record<string, Record<string, number>>;
  wild: Record<string, number>;
  strip: string;
  dictated: Record<string, number>;
  step: string;
  power: string;
  moves: number;
  used: string[];
  dictates: number;
}

/** Dice that show the same face. */
export interface FaceView {
  colour: string;
  face: string;
  count: number;
}

/** What an answer gives at once; credits above the limit are lost. */
export interface Offer {
  action: string;
  credits: number;
  lost: number;
  vp: number;
  tiles: number;
}

/** The score of one seat. */
export interface SeatScore {
  chips: number;
  cards: TileScore[];
  total: number;
  tie_break: number;
  winner: boolean;
}

/** What a tile of a tableau is worth. */
export interface TileScore {
  card: string;
  vp: number;
  bonus: number;
}
