/** The real cards, for tests. */
import { readFileSync } from 'node:fs';
import type { Card } from './card';

const DATA = new URL('../../../galaktyka/games/race/data/cards.json', import.meta.url);

export const cards = JSON.parse(readFileSync(DATA, 'utf8')) as Card[];

export function card(id: string): Card {
  const found = cards.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no card "${id}".`);
  return found;
}
