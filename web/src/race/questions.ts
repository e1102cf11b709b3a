/** Where the answers to each question lie on the table, and how they are given. Which are allowed the server says. */
import type { Glyph } from '../icons/glyphs';
import type { Phase } from '../cards/powers';

export type Zone = 'actions' | 'hand' | 'drawn' | 'tableau' | 'rivals' | 'words';

export interface QuestionLook {
  zone: Zone;
  /** Several cards are pointed at and given together. */
  many?: boolean;
  /** What a card that was pointed at carries: a tick, or a stamp of its fate. */
  mark?: 'pays' | 'discard';
  glyph: Glyph;
  /** It is about one card, whose numbers the server sends. */
  one?: boolean;
  /** The phase whose powers make the difference between the answers. */
  powers?: Phase;
}

export const LOOKS: Record<string, QuestionLook> = {
  choose_action: { zone: 'actions', glyph: 'check' },
  discard_opening: { zone: 'hand', many: true, mark: 'discard', glyph: 'check' },
  keep: { zone: 'drawn', many: true, glyph: 'explore' },
  choose_development: { zone: 'hand', glyph: 'develop' },
  pay: { zone: 'hand', one: true, many: true, mark: 'pays', glyph: 'settle' },
  choose_world: { zone: 'hand', glyph: 'settle' },
  settle_how: { zone: 'tableau', one: true, glyph: 'settle', powers: 'III' },
  sell: { zone: 'tableau', glyph: 'trade' },
  consume: { zone: 'tableau', glyph: 'consume', powers: 'IV' },
  consume_good: { zone: 'tableau', glyph: 'consume' },
  discard_hand: { zone: 'hand', mark: 'discard', glyph: 'consume' },
  produce: { zone: 'tableau', glyph: 'produce', powers: 'V' },
  windfall_world: { zone: 'tableau', glyph: 'produce' },
  hand_limit: { zone: 'hand', many: true, mark: 'discard', glyph: 'check' },
  hire: { zone: 'hand', one: true, mark: 'discard', glyph: 'shield' },
  choose_start: { zone: 'drawn', glyph: 'world' },
  discard_explored: { zone: 'hand', many: true, mark: 'discard', glyph: 'explore' },
  develop_how: { zone: 'tableau', one: true, glyph: 'develop', powers: 'II' },
  ante: { zone: 'hand', glyph: 'consume' },
  take_revealed: { zone: 'drawn', glyph: 'consume' },
  draft: { zone: 'hand', glyph: 'check' },
  takeover: { zone: 'rivals', glyph: 'target' },
  takeover_power: { zone: 'tableau', one: true, glyph: 'target', powers: 'III' },
  reinforce: { zone: 'tableau', one: true, glyph: 'shield', powers: 'III' },
  defend: { zone: 'tableau', one: true, glyph: 'bastion', powers: 'III' },
};

/** Where a seat's own cards lie. */
interface Places {
  hand: readonly string[] | null;
  drawn: readonly string[] | null;
  tableau: readonly { card: string }[];
}

/** Whether all cards that can be named lie in a place, as often as they may be named. */
const liesIn = (place: readonly string[] | null | undefined, named: readonly string[]): boolean =>
  named.length > 0 && named.every((card) => place?.includes(card));

/** How a question is answered; one that nobody has described is looked for where its cards lie, else it is words. */
export function lookOf(question: string | undefined, named: readonly string[], me: Places | null): QuestionLook {
  const known = LOOKS[question ?? ''];
  if (known) return known;
  if (liesIn(me?.drawn, named)) return { zone: 'drawn', glyph: 'check' };
  if (liesIn(me?.hand, named)) return { zone: 'hand', glyph: 'check' };
  const tableau = me?.tableau.map((view) => view.card);
  return { zone: liesIn(tableau, named) ? 'tableau' : 'words', glyph: 'check' };
}
