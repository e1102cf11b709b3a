/**
 * The coach of the first game. It follows the questions that the server asks: the first time a question comes up it
 * explains it, and it always knows what the bot would do. It knows no rule.
 */
import { untrack } from 'svelte';
import type { TableStore } from '../net/table.svelte';
import type { Choice } from '../protocol/types';
import type { Course } from './course';
import type { Guide } from './guide';
import { loadProgress, saveProgress } from './progress';

export class Coach implements Guide {
  #seen: readonly string[] = $state.raw([]);
  /** Opened again by hand, although it was explained before. */
  #again = $state(false);

  constructor(
    readonly table: TableStore,
    readonly course: Course,
  ) {
    const stored = loadProgress(course.game);
    this.#seen = stored?.table === table.id ? stored.seen : [];
  }

  readonly topics = $derived.by(() => this.course.topics);
  readonly about = $derived.by(() => {
    const question = this.table.state?.question;
    return question ? this.course.lessonFor(question) : null;
  });

  /** What is explained now; null while there is nothing new. */
  readonly lesson: string | null = $derived.by(() => {
    if (this.about === null) return null;
    const fresh = [...this.course.opening, this.about].find((id) => !this.#seen.includes(id));
    return fresh ?? (this.#again ? this.about : null);
  });

  /** The opening talks about the table, everything else about a question. */
  readonly aboutQuestion = $derived(this.lesson !== null && this.lesson === this.about);

  /** What the bot would answer, once it has said so. */
  readonly advised: Choice | undefined = $derived.by(() => {
    const { state, hint } = this.table;
    return hint ? state?.choices.find((choice) => choice.text === hint.action) : undefined;
  });

  readonly canGoBack = $derived.by(() => this.lesson !== this.course.opening[0]);
  readonly topic = $derived.by(() => (this.lesson === null ? -1 : this.course.topics.indexOf(this.lesson)));
  knows(topic: string): boolean {
    return this.#seen.includes(topic);
  }

  /** On to the next thing to say, or to playing. */
  understood(): void {
    const lesson = this.lesson;
    this.#again = false;
    if (lesson !== null && !this.#seen.includes(lesson)) this.#remember([...this.#seen, lesson]);
  }

  /** Back to what was said before the first question. */
  back(): void {
    const { opening } = this.course;
    const at = opening.findIndex((id) => id === this.lesson);
    const before = at < 0 ? opening.at(-1) : opening[at - 1];
    if (before) this.#remember(this.#seen.filter((id) => id !== before));
  }

  explainAgain(): void {
    this.#again = true;
  }

  /** Gives the answer that the bot would give. */
  follow(): void {
    const choice = this.advised;
    if (!choice) return;
    this.understood();
    this.table.answer(choice.text);
  }

  /** Asks the bot about every new question; to be called in an effect. */
  watch(): void {
    const { state, hint, hinting, busy } = this.table;
    if (state?.question && state.table.hints && !hint && !hinting && !busy) untrack(() => this.table.askHint());
  }

  #remember(seen: readonly string[]): void {
    this.#seen = seen;
    saveProgress(this.course.game, { table: this.table.id, seen });
  }
}
