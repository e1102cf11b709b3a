/** The action cards as they are shown: phase, glyph, and the bonus as a phrase of icons. */
import type { Part } from '../cards/phrase';
import type { Glyph } from '../icons/glyphs';

export type Numeral = 'I' | 'II' | 'III' | 'IV' | 'V';

export interface ActionCard {
  numeral: Numeral;
  glyph: Glyph;
  bonus: Part[];
  /** Message that says what the bonus is. */
  detail: string;
}

const amount = (text: string): Part => ({ kind: 'amount', text });
const icon = (name: Glyph): Part => ({ kind: 'icon', name });
const GIVES: Part = { kind: 'sign', sign: '▸' };

export const ACTION_CARDS: Record<string, ActionCard> = {
  'explore +5': {
    numeral: 'I',
    glyph: 'explore',
    bonus: [amount('+5'), icon('cards')],
    detail: 'bonus-explore-5',
  },
  'explore +1/+1': {
    numeral: 'I',
    glyph: 'explore',
    bonus: [amount('+1'), icon('cards'), amount('+1'), { kind: 'icon', name: 'card', badge: 'check' }],
    detail: 'bonus-explore-1-1',
  },
  develop: { numeral: 'II', glyph: 'develop', bonus: [amount('−1'), icon('diamond')], detail: 'bonus-develop' },
  settle: {
    numeral: 'III',
    glyph: 'settle',
    bonus: [icon('world'), GIVES, amount('+1'), icon('card')],
    detail: 'bonus-settle',
  },
  'consume trade': {
    numeral: 'IV',
    glyph: 'trade',
    bonus: [{ kind: 'good', good: 'any' }, GIVES, icon('cards')],
    detail: 'bonus-consume-trade',
  },
  'consume 2x': {
    numeral: 'IV',
    glyph: 'consume',
    bonus: [amount('2×'), { kind: 'seal', points: 1 }],
    detail: 'bonus-consume-2x',
  },
  produce: { numeral: 'V', glyph: 'produce', bonus: [icon('produce'), icon('comet')], detail: 'bonus-produce' },
};

export interface PhaseCell {
  numeral: Numeral;
  /** As the view names it. */
  name: string;
  glyph: Glyph;
}
export const PHASE_CELLS: readonly PhaseCell[] = [
  { numeral: 'I', name: 'explore', glyph: 'explore' },
  { numeral: 'II', name: 'develop', glyph: 'develop' },
  { numeral: 'III', name: 'settle', glyph: 'settle' },
  { numeral: 'IV', name: 'consume', glyph: 'consume' },
  { numeral: 'V', name: 'produce', glyph: 'produce' },
];

/** The sign of what the robot's die shows. */
export const faceGlyph = (face: string): Glyph => FACES[face] ?? 'die';
const FACES: Record<string, Glyph> = {
  explore: 'explore',
  develop: 'develop',
  settle: 'settle',
  consume_trade: 'trade',
  consume_2x: 'consume',
  produce: 'produce',
  copy: 'swap',
  preferred: 'crown',
};

/** What of an action's bonus is worth a mark beside the seat in the phase bar. */
export const bonusMark = (action: string): string =>
  action === 'explore +5'
    ? '+5'
    : action === 'explore +1/+1'
      ? '+1'
      : action === 'consume trade'
        ? '$'
        : action === 'consume 2x'
          ? '2×'
          : '';
