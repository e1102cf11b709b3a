import type { Card } from '../../cards/card';

/** What other cards can refer to: the card itself, its good, its keywords, its being military. */
function marksOf(card: Card): string[] {
  return [card.id, card.good, ...card.keywords, card.military && 'military', card.chromosome && 'chromosome'].filter(
    (mark) => typeof mark === 'string',
  );
}

/** Every word the card's powers and its count at the end name. */
function namedBy(card: Card): string[] {
  const powers = card.powers.flatMap((power) => Object.values(power));
  const matches = card.bonus_vp.flatMap(({ match = {} }) =>
    Object.entries(match).flatMap(([key, value]) => (typeof value === 'boolean' ? [key] : value)),
  );
  return [...powers, ...matches].filter((value) => typeof value === 'string');
}

/** The developments that name this card or what it carries most often. */
export function partnersOf(card: Card, all: readonly Card[], most = 3): Card[] {
  const marks = new Set(marksOf(card));
  const weight = (other: Card) =>
    namedBy(other).reduce((sum, word) => sum + (word === card.id ? 3 : marks.has(word) ? 1 : 0), 0);
  return all
    .filter((other) => other.kind === 'development' && other !== card)
    .map((other) => ({ other, weight: weight(other) }))
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map((entry) => entry.other);
}
