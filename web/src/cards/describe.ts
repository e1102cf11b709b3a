/** A card in one sentence, for those who hear the table: name, type, cost, points, powers by phase (look 8). */
import { currentLanguage, text } from '../locale/locale.svelte';
import { minus } from '../locale/numbers';
import { costOf, nameOf, type Card } from './card';
import { keywordName, type CardWords } from './catalogue.svelte';
import type { Power } from './powers';

export function typeName(card: Card): string {
  if (card.kind === 'development') return text(card.cost === 6 ? 'type-six' : 'type-development');
  if (card.good) return text(card.windfall ? 'type-windfall' : 'type-production');
  return text(card.start ? 'type-start' : 'type-world');
}

/** "Windfall world · Genes · military" */
export function typeLine(card: Card): string {
  const parts = [typeName(card), card.good && text(`good-${card.good}`), card.military && text('type-military')];
  return parts.filter(Boolean).join(' · ');
}

export const phaseName = (phase: Power['phase']): string => text(phase === '$' ? 'phase-trade' : `phase-${phase}`);

/** The numeral of a phase; a dot for what works outside the phases. */
export const numeralOf = (phase: Power['phase']): string =>
  phase === 'setup' || phase === 'round_end' || phase === 'game_end' ? '·' : phase;

const pointsOf = (card: Card): string =>
  card.vp === null ? text('card-points-counted') : text('card-points', { points: card.vp }).replace('-', '−');

export function describe(card: Card, words: CardWords): string {
  const head = [
    nameOf(card, currentLanguage()),
    typeLine(card),
    ...card.keywords.map(keywordName),
    text(card.military ? 'card-defense' : 'card-cost', { value: minus(costOf(card)) }),
    pointsOf(card),
  ].join(', ');
  const powers = card.powers.map((power, i) => `${phaseName(power.phase)}: ${words.powers[i] ?? ''}`);
  return [`${head}.`, ...powers, ...words.bonus].join(' ');
}
