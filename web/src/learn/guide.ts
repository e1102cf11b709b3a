/** Somebody who explains a table: the coach of the first game, or a lesson that is written down. */
import type { TableStore } from '../net/table.svelte';
import type { Choice } from '../protocol/types';

export interface Guide {
  readonly table: TableStore;
  /** What is explained now; null while there is nothing to say. */
  readonly lesson: string | null;
  /** What could be explained now. */
  readonly about: string | null;
  /** Whether it is about a question, which an answer is advised for. */
  readonly aboutQuestion: boolean;
  readonly advised: Choice | undefined;
  /** Everything that is explained on the way, and where in it we are; −1 beside it. */
  readonly topics: readonly string[];
  readonly topic: number;
  readonly canGoBack: boolean;
  knows: (topic: string) => boolean;
  understood: () => void;
  back: () => void;
  /** Gives the advised answer. */
  follow: () => void;
  explainAgain: () => void;
  /** To be called in an effect. */
  watch: () => void;
}
