/** Goal tiles as they are shown: the sign of what each counts, and how far the seats are. */
import type { Badge } from '../icons/badges';
import type { Glyph } from '../icons/glyphs';
import { say } from '../net/words.svelte';
import type { GoalView } from '../protocol/types';

interface Sign {
  name: Glyph;
  badge?: Badge;
  military?: boolean;
}

const SIGNS: Record<string, Sign> = {
  galactic_standard_of_living: { name: 'seal' },
  system_diversity: { name: 'kinds' },
  overlord_discoveries: { name: 'alienKeyword' },
  budget_surplus: { name: 'card', badge: 'cross' },
  innovation_leader: { name: 'technology' },
  galactic_status: { name: 'diamond', badge: 'crown' },
  uplift_knowledge: { name: 'uplift' },
  galactic_riches: { name: 'any' },
  expansion_leader: { name: 'grid' },
  greatest_military: { name: 'shield', military: true },
  largest_industry: { name: 'world', badge: 'plus' },
  greatest_infrastructure: { name: 'develop' },
  production_leader: { name: 'produce' },
  propaganda_edge: { name: 'rebel' },
  research_leader: { name: 'explore' },
};
export const signOf = (goal: string): Sign => SIGNS[goal] ?? { name: 'crown' };

const idOf = (goal: string): string => `goal-${goal.replaceAll('_', '-')}`;
export const goalName = (goal: string): string => say({ id: idOf(goal), args: {} });
export const goalCondition = ({ goal, needs }: GoalView): string => say({ id: `${idOf(goal)}-text`, args: { needs } });
export const goalWorth = ({ kind, vp, tied_vp }: GoalView): string =>
  say({ id: 'goal-worth', args: { kind, vp, tied_vp } });

/** A first goal that somebody has won: nobody else can win it any more. */
export const isGone = (goal: GoalView): boolean => goal.kind === 'first' && goal.owners.length > 0;

/** How far a seat is, as a share of what is needed. */
export const shareOf = (goal: GoalView, seat: number): number =>
  Math.max(0, Math.min(1, (goal.counts[seat] ?? 0) / goal.needs));

/** What a tile counts for its reader: the own number, or the highest for who only watches. */
export const countFor = (goal: GoalView, me: number | null): number =>
  me === null ? Math.max(0, ...goal.counts) : (goal.counts[me] ?? 0);
