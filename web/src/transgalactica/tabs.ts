/** The parts of the board, and which one a question is about. */
import type { Layout } from './state';

export const TABS = ['map', 'actions', 'tracks', 'cards', 'panel'] as const;
export type Tab = (typeof TABS)[number] | 'draft';

/** With room enough, tracks stand below the action areas. */
export const tabsFor = (layout: Layout): readonly Tab[] =>
  layout === 'wide' ? TABS.filter((tab) => tab !== 'tracks') : TABS;

const ABOUT: Record<string, Tab> = {
  turn: 'actions',
  choose_area: 'actions',
  follow: 'actions',
  choose_track: 'tracks',
  explore: 'map',
  jump: 'map',
  place: 'map',
  collect: 'map',
  wormhole_price: 'map',
  mark: 'cards',
  take_mission: 'cards',
  office: 'cards',
  return_mission: 'panel',
  complete_mission: 'panel',
  reuse: 'panel',
};

/** The tab that a question is about; undefined where the one in front may stay. */
export const tabFor = (question: string, round: number): Tab | undefined =>
  round === 0 ? (question === 'draft' ? 'draft' : undefined) : ABOUT[question];
