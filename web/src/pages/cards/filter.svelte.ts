/** Which cards are shown, and in which order. */
import { folded } from '../../locale/folded';
import { costOf, nameOf, phasesOf, setOf, SETS, type Card, type CardSet } from '../../cards/card';
import type { CardWords } from '../../cards/catalogue.svelte';
import type { Phase } from '../../cards/powers';
import type { Good } from '../../icons/goods';
import type { Language } from '../../locale/languages';

export const COST_RANGE = { low: 0, high: 9 };
export const ORDERS = ['cost', 'name', 'points', 'set'] as const;
export type Order = (typeof ORDERS)[number];

/** Choices of one group widen the result, groups narrow each other; an empty group lets everything through. */
export class CardFilter {
  search = $state('');
  goods: Good[] = $state([]);
  kinds: Card['kind'][] = $state([]);
  military = $state(false);
  start = $state(false);
  phases: Phase[] = $state([]);
  sets: CardSet[] = $state([]);
  low = $state(COST_RANGE.low);
  high = $state(COST_RANGE.high);
  order: Order = $state('cost');

  /** How many groups narrow the result. */
  readonly active = $derived(
    [this.search.trim(), this.military, this.start].filter(Boolean).length +
      [this.goods, this.kinds, this.phases, this.sets].filter((group) => group.length > 0).length +
      (this.low > COST_RANGE.low || this.high < COST_RANGE.high ? 1 : 0),
  );

  clear(): void {
    Object.assign(this, { search: '', military: false, start: false, ...COST_RANGE });
    Object.assign(this, { goods: [], kinds: [], phases: [], sets: [] });
  }

  apply(cards: readonly Card[], words: (card: Card) => CardWords, language: Language): Card[] {
    const terms = folded(this.search).split(/\s+/).filter(Boolean);
    const said = (card: Card) =>
      folded([...Object.values(card.name), ...words(card).powers, ...words(card).bonus].join(' '));
    return cards
      .filter((card) => this.#admits(card) && (!terms.length || holdsAll(said(card), terms)))
      .sort(comparison(this.order, language));
  }

  #admits(card: Card): boolean {
    return (
      among(this.kinds, card.kind) &&
      among(this.sets, setOf(card)) &&
      (!this.goods.length || (card.good !== null && this.goods.includes(card.good))) &&
      (!this.phases.length || phasesOf(card).some((phase) => this.phases.includes(phase))) &&
      (!this.military || card.military) &&
      (!this.start || card.start !== null) &&
      costOf(card) >= this.low &&
      costOf(card) <= this.high
    );
  }
}

const among = <T>(group: readonly T[], value: T): boolean => group.length === 0 || group.includes(value);
const holdsAll = (text: string, terms: readonly string[]): boolean => terms.every((term) => text.includes(term));

function comparison(order: Order, language: Language): (a: Card, b: Card) => number {
  const names = new Intl.Collator(language);
  const byName = (a: Card, b: Card) => names.compare(nameOf(a, language), nameOf(b, language));
  const key: Record<Order, (card: Card) => number> = {
    name: () => 0,
    cost: costOf,
    points: (card) => -(card.vp ?? Infinity),
    set: (card) => SETS.indexOf(setOf(card)),
  };
  return (a, b) => {
    const [x, y] = [key[order](a), key[order](b)];
    return x === y ? byName(a, b) : x - y;
  };
}

/** `list` with `item` added, or taken away where it was in. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
