/** A small table, for tests. */
import type { SeatInfo, TableState } from '../protocol/types';

const person = (name: string, host: boolean): SeatInfo => ({ kind: 'person', name, bot: null, away: false, host });

export function state(over: Partial<TableState>): TableState {
  return {
    version: 1,
    table: {
      id: 'abc',
      game: 'race',
      title: '',
      options: {},
      public: false,
      undo: true,
      hints: true,
      stage: 'playing',
      seed_hash: '00',
      seed: null,
      rematch: null,
      origin: null,
    },
    seats: [person('Marta', true), person('Bruno', false)],
    me: 0,
    view: null,
    waiting: [0, 1],
    question: { name: 'keep', amount: 1, say: { id: 'question-keep', args: { n: 1 } }, final: false },
    choices: [],
    offers: [],
    undo: false,
    result: null,
    log: [],
    ...over,
  };
}
