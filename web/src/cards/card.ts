import type { Good } from '../icons/goods';
import type { Language } from '../locale/languages';
import { PHASES, type Phase, type Power } from './powers';

export const SETS = ['base', 'tgs', 'rvi'] as const;
export type CardSet = (typeof SETS)[number];
export type Keyword = 'alien' | 'rebel' | 'imperium' | 'uplift' | 'terraforming';

/** One way a variable development counts points at the end; the words come from the locale. */
export interface Bonus {
  per: string;
  vp?: number;
  match?: { good?: Good; keyword?: Keyword; military?: boolean; chromosome?: boolean; ids?: string[] };
}

/** A Race card as the card data gives it. Military worlds have `defense` instead of `cost`. */
export interface Card {
  id: string;
  name: { en: string } & Partial<Record<Language, string>>;
  kind: 'world' | 'development';
  cost?: number;
  defense?: number;
  vp: number | null;
  copies: Record<CardSet, number>;
  start: { number: number; colour: 'red' | 'blue' } | null;
  military: boolean;
  windfall: boolean;
  good: Good | null;
  keywords: Keyword[];
  chromosome: boolean;
  powers: Power[];
  bonus_vp: Bonus[];
}

export const costOf = (card: Card): number => (card.military ? card.defense : card.cost) ?? 0;

export const shapeOf = (card: Card): 'world' | 'development' | 'military' => (card.military ? 'military' : card.kind);

/** The name in `language`, or the English one where no edition translates it. */
export const nameOf = (card: Card, language: Language): string => card.name[language] ?? card.name.en;

/** The set that brought the card. */
export const setOf = (card: Card): CardSet => SETS.find((set) => card.copies[set] > 0) ?? 'base';

/** Phases the card has a power in, in the order of the rail. */
export function phasesOf(card: Card): Phase[] {
  const own = new Set<string>(card.powers.map((power) => power.phase));
  return PHASES.filter((phase) => own.has(phase));
}

/** Rows of the rule text: one per power, one more for points counted at the end. */
export const rowsOf = (card: Card): number => card.powers.length + (card.bonus_vp.length > 0 ? 1 : 0);
