/** The parts of the board, and which one a question is about. */
import type { Act, Kind } from './acts';
import type { Layout } from './state';

export const TABS = ['map', 'actions', 'tracks', 'cards', 'panel'] as const;
export type Tab = (typeof TABS)[number] | 'draft';

/** Before the first round the draft comes first; with room enough, tracks stand below the action areas. */
export const tabsFor = (layout: Layout, round: number): readonly Tab[] => [
  ...(round === 0 ? ['draft' as const] : []),
  ...(layout === 'wide' ? TABS.filter((tab) => tab !== 'tracks') : TABS),
];

const BY_KIND: Partial<Record<Kind, Tab>> = {
  wealth: 'draft',
  ability: 'draft',
  space: 'map',
  area: 'actions',
  track: 'tracks',
  decree: 'cards',
  office: 'cards',
  token: 'panel',
};
/** Missions and technologies lie on the table until somebody has them. */
const BY_VERB: Record<string, Tab> = {
  mark: 'cards',
  take: 'cards',
  complete: 'panel',
  return: 'panel',
  activate: 'panel',
};

/** The part of the board where an answer can be given; undefined where it is only a button. */
export function tabOf({ kind, verb }: Act, layout: Layout): Tab | undefined {
  const tab = BY_VERB[verb] ?? BY_KIND[kind];
  return tab === 'tracks' && layout === 'wide' ? 'actions' : tab;
}

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
