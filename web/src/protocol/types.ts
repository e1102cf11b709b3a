/** The messages between client and server (docs/protocol.md), made by tools/protocol_types.py. */

/** A legal answer to an open question. */
export interface Choice {
  text: string;
  verb: string;
  card: string | null;
  number: number | null;
  say: Said[];
}

/** A message of a game's Fluent files and its arguments. */
export interface Said {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** Who the caller is; no name before the first visit. */
export interface Me {
  name: string | null;
}

/** A display name. */
export interface Rename {
  name: string;
}

/** A personal link to be the same guest elsewhere. */
export interface Recovery {
  link: string;
}

/** The secret part of such a link. */
export interface Recover {
  token: string;
}

/** A yes-or-no option of a game. */
export interface OptionInfo {
  name: string;
  text: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  bots: string[];
}

/** Options that somebody would like, and the one changed last, which is to stay as it is. */
export interface OptionsWish {
  players: number;
  options: Record<string, boolean>;
  keep: string | null;
}

/** Options that go together, and those that can be on with so many players. */
export interface Options {
  options: Record<string, boolean>;
  possible: string[];
}

/** How far the rules of a game are compiled; they can be played all the while. */
export interface Compilation {
  game: string;
  done: number;
  total: number;
  ready: boolean;
}

/** What the server is and does. */
export interface Status {
  version: string;
  compilation: Compilation[];
}

/** Why a request was not carried out, in one sentence. */
export interface Failure {
  error: string;
  message: string;
}

/** A table to be set up; each seat is "me", "open" or "bot:" and the name of a bot. */
export interface NewTable {
  game: string;
  options?: Record<string, boolean>;
  seats: string[];
  public?: boolean;
  title?: string;
  undo?: boolean;
  hints?: boolean;
}

/** Which free seat to take; None: any. */
export interface Join {
  seat?: number | null;
}

/** Which bot to put on a seat; None: free it. */
export interface Seating {
  seat: number;
  bot: string | null;
}

/** From which moment of a finished game to play on, on which seat, and which bot plays the others. */
export interface PlayOn {
  step: number;
  seat: number;
  bot: string;
}

/** A body without anything in it. */
export type Nothing = Record<string, never>;

/** Who sits on a seat. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  away: boolean;
  host: boolean;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  options: Record<string, boolean>;
  stage: 'closed' | 'open' | 'over' | 'playing';
  public: boolean;
  seats: SeatInfo[];
  me: number | null;
  my_turn: boolean;
  changed: number;
}

/** The finished game that a table goes on from. */
export interface Origin {
  table: string;
  step: number;
}

/** What holds for a whole table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, boolean>;
  public: boolean;
  undo: boolean;
  hints: boolean;
  stage: 'closed' | 'open' | 'over' | 'playing';
  seed_hash: string;
  seed: string | null;
  rematch: string | null;
  origin: Origin | null;
}

/** What the seat is asked. */
export interface Question {
  name: string;
  amount: number;
  say: Said;
  final: boolean;
}

/** How the game ended. */
export interface Result {
  reason: string;
  winners: number[];
  seats: SeatScore[];
}

/** The score of one seat. */
export interface SeatScore {
  chips: number;
  cards: CardScore[];
  goals: GoalScore[];
  total: number;
  tie_break: number;
  winner: boolean;
}

/** What a card of a tableau is worth. */
export interface CardScore {
  card: string;
  vp: number;
  bonus: number;
}

/** What a goal is worth to a seat. */
export interface GoalScore {
  goal: string;
  vp: number;
}

/** One thing that happened, as this perspective knows it. */
export interface LogEntry {
  version: number;
  round: number;
  phase: string;
  seat: number | null;
  id: string;
  args: Record<string, string | number | string[]>;
}

/** Everything one perspective may know at one version. */
export interface TableState {
  version: number;
  table: TableInfo;
  seats: SeatInfo[];
  me: number | null;
  view: RaceView | null;
  waiting: number[];
  question: Question | null;
  choices: Choice[];
  offers: Offer[];
  undo: boolean;
  result: Result | null;
  log: LogEntry[];
}

/** The table as one seat sees it. */
export interface RaceView {
  seat: number | null;
  players: number;
  advanced: boolean;
  round: number;
  phase: string;
  first: number;
  pool: number;
  deck: number;
  discard: number;
  known_discards: string[];
  goals: GoalView[];
  robot: RobotView | null;
  seats: SeatView[];
  attacks: AttackView[];
  owing: number[];
  legal: string[];
  over: boolean;
  winners: number[];
}

/** A goal tile in play. */
export interface GoalView {
  goal: string;
  kind: string;
  needs: number;
  vp: number;
  tied_vp: number;
  counts: number[];
  owners: number[];
}

/** The robot of the solitaire game. */
export interface RobotView {
  level: string;
  tableau: CardView[];
  card_vp: number[];
  pile: number;
  credit: number;
  most_credit: number;
  economy: number;
  most_economy: number;
  tiles: number;
  tiles_left: number;
  tile_vp: number;
  vp: number;
  score: number;
  dice: string[];
  actions: string[];
}

/** A card in a tableau. */
export interface CardView {
  card: string;
  good: string;
  new: boolean;
}

/** One seat as another seat, or its owner, sees it. */
export interface SeatView {
  tableau: CardView[];
  hand_size: number;
  hand: string[] | null;
  shown: string[];
  deck: number | null;
  drafted: string[] | null;
  drawn_size: number;
  drawn: string[] | null;
  vp: number;
  score: number;
  military: number;
  temporary: number;
  track: TrackView | null;
  actions: string[];
  goals: string[];
  choice: string;
  question: string;
  amount: number;
}

/** What a tableau counts for in takeovers, as it was when the phase began (race.md 9.1). */
export interface TrackView {
  military: number;
  against: Record<string, number>;
  defense: number;
  vulnerable: string[];
}

/** A takeover that was declared in this phase. */
export interface AttackView {
  attacker: number;
  victim: number;
  world: string;
  means: string;
  strength: number;
  defense: number;
  outcome: string;
}

/** A card, what placing it takes, and why it cannot be placed. */
export interface Offer {
  card: string;
  playable: boolean;
  reason: Said | null;
  pay: Price | null;
  conquer: Conquest | null;
}

/** From the printed cost to the cards that are to be paid. */
export interface Price {
  printed: number;
  parts: Part[];
  price: number;
  hand: number;
  free_with: string | null;
  less_with: Part | null;
}

/** One number of a sum, and the card that it comes from. */
export interface Part {
  card: string | null;
  amount: number;
}

/** Military against the defence of a world. */
export interface Conquest {
  defense: number;
  parts: Part[];
  military: number;
  reserve: number;
  disguise: string | null;
  takeover: Takeover | null;
}

/** Who fights for a world, and what attack and defence are made of (race.md 9.3). */
export interface Takeover {
  attacker: number;
  victim: number;
  attack: Force[];
  defense: Force[];
  reserve: number;
}

/** One number of an attack or a defence. */
export interface Force {
  what: string;
  amount: number;
  card: string | null;
}

/** What replaying a finished game showed. */
export interface Verification {
  seed: string;
  seed_hash: string;
  hash_fits: boolean;
  replay_fits: boolean;
  moves: number;
  position: string;
}

/** A decision after which the chance of winning was smaller than it could have been. */
export interface Mistake {
  step: number;
  round: number;
  phase: string;
  seat: number;
  taken: Choice;
  better: Choice;
  chance: number;
  best: number;
}

/** What a network thinks of a finished game. */
export interface Analysis {
  rounds: number[];
  chances: number[][];
  mistakes: Mistake[];
}

/** How far an analysis is, and in the end what it found. */
export interface AnalysisNews {
  done: number;
  total: number;
  analysis: Analysis | null;
  error: string | null;
  ahead: number;
}

/** One action of a finished game and what it changed. */
export interface ReplayStep {
  round: number;
  phase: string;
  seat: number;
  action: string;
  changes: [(string | number)[], unknown][];
  log: LogEntry[];
}

/** A finished game as one perspective saw it. */
export interface Replay {
  state: TableState;
  steps: ReplayStep[];
}

/** An answer to the open question. */
export interface Move {
  type: 'move';
  id: string;
  version: number;
  action: string;
}

/** Take the last answer back. */
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
}

/** Ask a bot what it would do. */
export interface AskHint {
  type: 'hint';
  id: string;
}

/** Ask for the whole state. */
export interface Sync {
  type: 'sync';
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping';
  id: string;
}

/** The whole state. */
export interface StateMessage {
  type: 'state';
  state: TableState;
}

/** What changed between two versions. */
export interface EventMessage {
  type: 'event';
  from: number;
  version: number;
  changes: [(string | number)[], unknown][];
  log: LogEntry[];
}

/** The move or undo is stored. */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

/** The move or undo was not made. */
export interface Refused {
  type: 'refused';
  id: string;
  error: string;
  message: string;
  state: TableState;
}

/** An action, and the chance of winning after it. */
export interface Advised {
  action: string;
  chance: number;
}

/** What the adviser thinks best, or what a bot would do. */
export interface Hint {
  type: 'hint';
  id: string;
  action: string | null;
  bot: string;
  actions: Advised[];
}

/** A sign of life. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** The last message was not understood or came too fast. */
export interface ErrorMessage {
  type: 'error';
  error: string;
  message: string;
}

export type FromClient = Move | Undo | AskHint | Sync | Ping;

export type FromServer = StateMessage | EventMessage | Accepted | Refused | Hint | Pong | ErrorMessage;
