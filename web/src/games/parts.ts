/** What a game brings to the pages that every game shares. */
import type { Component } from 'svelte';
import type { Language } from '../locale/languages';
import type { TableStore } from '../net/table.svelte';
import type { Result, TableState } from '../protocol/types';

/** The game's own picture of the table, as the server sends it. */
export type View = NonNullable<TableState['view']>;

export interface TableProps {
  table: TableStore;
  state: TableState;
  view: View;
}

export interface EndProps {
  state: TableState;
  result: Result;
  /** Back to the table as it lies. */
  onshow: () => void;
}

export interface ReplayProps extends TableProps {
  layout: 'wide' | 'compact' | 'phone';
  /** Look on through the eyes of a seat, or of the spectators. */
  onsee: (seat: number | null) => void;
}

export interface GameParts {
  /** Brings everything that the components read in a language: cards and words. */
  load: (language: Language) => Promise<unknown>;
  /** The live table. */
  Table: Component<TableProps>;
  /** The page of the scores. */
  End: Component<EndProps>;
  /** The table at one moment of a finished game. */
  Replay: Component<ReplayProps>;
  /** The live table has hint and log in a side column of its own, where there is room for one. */
  ownSide?: true;
  /** What a phase is called in the headings of the story; null where it is none. */
  phaseName: (phase: string) => { numeral: string; name: string } | null;
}
