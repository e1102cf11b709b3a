/**
 * A lesson that is written down: states of a table one after the other, what is said about each, and the answer that
 * leads on. Nobody is connected; the states are the server's own (tools/client_lesson.py).
 */
import { TableStore } from '../net/table.svelte';
import type { Choice, TableState } from '../protocol/types';
import type { Guide } from './guide';

export interface Step {
  lesson: string;
  state: TableState;
  answer: string | null;
}

/** A table that asks a script instead of the server. */
class ScriptedTable extends TableStore {
  constructor(
    readonly onanswer: (text: string) => void,
    readonly onhint: () => void,
  ) {
    super('lesson');
  }
  override connect(): void {}
  override end(): void {}
  override undo(): void {}
  override askHint(): void {
    this.onhint();
  }
  override answer(...texts: string[]): void {
    this.onanswer(texts[0] ?? '');
  }
}

export class Script implements Guide {
  #at = $state(0);
  /** The step whose words were put away to play it. */
  #quiet = $state(-1);
  readonly table: TableStore;

  constructor(
    readonly steps: readonly Step[],
    readonly names: { player: string; table: string },
    readonly onend: () => void,
  ) {
    this.table = new ScriptedTable(
      (text) => this.#answered(text),
      () => this.explainAgain(),
    );
    this.#show();
  }

  readonly #step = $derived.by(() => this.steps[this.#at]);
  readonly topics = $derived.by(() => this.steps.map(({ lesson }) => lesson));
  readonly topic = $derived.by(() => this.#at);
  readonly about = $derived(this.#step?.lesson ?? null);
  readonly lesson = $derived(this.#quiet === this.#at ? null : this.about);
  readonly aboutQuestion = $derived(this.#step?.answer !== null);
  readonly canGoBack = $derived(this.#at > 0);
  readonly advised: Choice | undefined = $derived(
    this.#step?.state.choices.find((choice) => choice.text === this.#step?.answer),
  );

  knows(topic: string): boolean {
    return this.topics.indexOf(topic) < this.#at;
  }

  understood(): void {
    if (this.aboutQuestion) this.#quiet = this.#at;
    else this.#go(1);
  }

  back(): void {
    this.#go(-1);
  }

  follow(): void {
    this.#go(1);
  }

  explainAgain(): void {
    this.#quiet = -1;
  }

  watch(): void {}

  /** Another answer than the one that leads on is not wrong, but the lesson does not know how it would go on. */
  #answered(text: string): void {
    if (text === this.#step?.answer) this.#go(1);
    else this.explainAgain();
  }

  #go(by: number): void {
    this.#at += by;
    if (this.#at >= this.steps.length) this.onend();
    else this.#show();
  }

  #show(): void {
    const state = this.#step?.state;
    if (!state) return;
    const seats = state.seats.map((seat, i) => (i === state.me ? { ...seat, name: this.names.player } : seat));
    const table = { ...state.table, title: this.names.table };
    this.table.state = { ...state, table, seats, undo: false, version: this.#at };
  }
}
