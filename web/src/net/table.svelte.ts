/** One table as this browser knows it: the server's state, the line to it, and what is under way. */
import type { Hint, Refused, TableState } from '../protocol/types';
import { socketAddress } from './api';
import { Line, type Connection } from './line';

/** The bar about a lost line comes after this long; before it moves are simply queued. */
const QUIET = 2_000;
/** After this long nobody believes in a short break any more. */
const DARK = 20_000;
const BACK_FOR = 3_000;

export type Weather = 'fair' | 'lost' | 'dark' | 'back' | 'gone';

export class TableStore {
  state: TableState | null = $state.raw(null);
  weather: Weather = $state('fair');
  attempt = $state(0);
  /** When the line broke, in ms since 1970; 0 while it stands. */
  lostAt = $state(0);
  /** The code the server closed the line with, when it is gone for good. */
  closeCode = $state(0);
  refusal: Refused | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** Answers on their way. */
  sending = $state(0);
  /** Answers that follow those on their way, as long as the same is asked. */
  #plan: { question: string; texts: string[] } = $state.raw({ question: '', texts: [] });
  /** While answers are on their way or to follow, nothing else can be answered. */
  readonly busy = $derived(this.sending > 0 || this.#plan.texts.length > 0);

  /** The version in which the last answer was given. */
  #answered = -1;
  /** The id of the hint that was asked for; empty if what comes would be about a question of before. */
  #asked = '';
  #weatherTimer = 0;
  #line: Line;

  constructor(readonly id: string) {
    this.#line = new Line(socketAddress(id), {
      onState: (state) => this.#take(state),
      onConnection: (connection, attempt) => this.#connection(connection, attempt),
      onAnswered: () => this.#settle(),
      onRefused: (refusal) => this.#refused(refusal),
      onHint: (hint) => this.#hinted(hint),
      onTurnedAway: () => this.#unadvised(),
      onClosed: (code) => (this.closeCode = code),
    });
  }

  connect(): void {
    this.#line.connect();
  }

  end(): void {
    clearTimeout(this.#weatherTimer);
    this.#line.end();
  }

  /** Answers the open question; with several texts one after the other, as long as the same is asked. */
  answer(...texts: string[]): void {
    const question = this.state?.question;
    if (!question || this.busy) return;
    this.#plan = { question: question.name, texts };
    this.#forgetHint();
    this.#next();
  }

  undo(): void {
    if (!this.state?.undo || this.busy) return;
    this.#forgetHint();
    this.sending += 1;
    this.#line.undo();
  }

  /** Not about a question that has been answered: the next one comes with the next state. */
  askHint(): void {
    if (!this.state?.question || this.hinting || this.busy || this.state.version === this.#answered) return;
    this.hinting = true;
    this.#asked = this.#line.hint();
  }

  closeHint(): void {
    this.hint = null;
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  #next(): void {
    const [text, ...rest] = this.#plan.texts;
    const { question, choices } = this.state ?? { question: null, choices: [] };
    const fits = question?.name === this.#plan.question && choices.some((choice) => choice.text === text);
    if (text !== undefined && fits) {
      this.sending += 1;
      this.#answered = this.state?.version ?? -1;
      this.#line.move(text);
    }
    this.#plan = { question: this.#plan.question, texts: fits ? rest : [] };
  }

  #take(state: TableState): void {
    if (state.question?.name !== this.state?.question?.name || state.choices.length !== this.state?.choices.length) {
      this.#forgetHint();
    }
    this.state = state;
  }

  #forgetHint(): void {
    this.hint = null;
    this.hinting = false;
    this.#asked = '';
  }

  /** The accepted answer's event may come before or after its receipt; the next one waits for both. */
  #settle(): void {
    this.sending = Math.max(0, this.sending - 1);
    if (this.#plan.texts.length) queueMicrotask(() => this.#whenAsked());
  }

  #whenAsked(tries = 20): void {
    const wanted = this.#plan.texts[0];
    if (wanted === undefined) return;
    const ready = this.state?.version !== this.#answered && this.state?.question?.name === this.#plan.question;
    if (ready || tries === 0) this.#next();
    else window.setTimeout(() => this.#whenAsked(tries - 1), 25);
  }

  #refused(refusal: Refused): void {
    this.#plan = { question: '', texts: [] };
    this.#answered = -1;
    this.refusal = refusal;
  }

  #hinted(hint: Hint): void {
    if (hint.id !== this.#asked) return;
    this.hinting = false;
    this.hint = hint;
  }

  /** A hint that the server has no time for is none; whoever hides it may ask again. */
  #unadvised(): void {
    if (this.hinting) this.#hinted({ type: 'hint', id: this.#asked, action: null, bot: '', actions: [] });
  }

  #connection(connection: Connection, attempt: number): void {
    this.attempt = attempt;
    if (connection === 'gone') this.#turn('gone');
    else if (connection === 'lost') this.#lose();
    else if (connection === 'open') this.#return();
  }

  #lose(): void {
    this.hinting = false;
    if (this.lostAt) {
      if (Date.now() - this.lostAt > DARK) this.weather = 'dark';
      return;
    }
    this.lostAt = Date.now();
    clearTimeout(this.#weatherTimer);
    this.#weatherTimer = window.setTimeout(() => (this.weather = 'lost'), QUIET);
  }

  #return(): void {
    const missed = this.weather === 'lost' || this.weather === 'dark';
    this.lostAt = 0;
    this.hinting = false; // asked while the line was lost, it went nowhere
    this.#turn(missed ? 'back' : 'fair');
    if (missed) this.#weatherTimer = window.setTimeout(() => (this.weather = 'fair'), BACK_FOR);
  }

  #turn(weather: Weather): void {
    clearTimeout(this.#weatherTimer);
    this.weather = weather;
  }
}
