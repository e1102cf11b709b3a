/** What can be read off the cards of a tableau. */
import { cardOf } from '../cards/catalogue.svelte';
import type { AttackView, CardView } from '../protocol/types';

const FULL_TABLEAU = 12;

/** How many cards end the game in this tableau: twelve, or what a card of it says. */
export function endsAt(tableau: readonly CardView[]): number {
  const said = tableau.flatMap(({ card }) =>
    (cardOf(card)?.powers ?? []).flatMap((power) => (power.code === 'tableau_end_threshold' ? power.cards : [])),
  );
  return Math.max(FULL_TABLEAU, ...said);
}

/** The world of a seat that is being fought for, or that somebody is about to attack. */
export function stakeOf(attacks: readonly AttackView[], seat: number): string | null {
  const now =
    attacks.find(({ outcome }) => outcome === 'fought') ?? attacks.find(({ outcome }) => outcome === 'planned');
  return now?.victim === seat ? now.world : null;
}
