/** Where we are in a replay, whose eyes we look through, and whether it runs by itself. */
import { ApiError } from '../../net/api';
import { TableStore } from '../../net/table.svelte';
import type { Failure, Replay } from '../../protocol/types';
import { momentsOf, neighbour, phasesOf, roundsOf, stretchAt, type Moment } from './timeline';

const BEAT = 900;
export const SPEEDS = [1, 2, 4] as const;

async function fetchReplay(id: string, seat: number | null): Promise<Replay> {
  const response = await fetch(`/api/tables/${encodeURIComponent(id)}/replay${seat === null ? '' : `?seat=${seat}`}`);
  if (response.ok) return (await response.json()) as Replay;
  const { error, message } = (await response.json().catch(() => ({ error: 'internal', message: '' }))) as Failure;
  throw new ApiError(error, response.status, message);
}

export class ReplayPlayer {
  moments: readonly Moment[] = $state.raw([]);
  at = $state(0);
  seat: number | null = $state(null);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** Why there is nothing to see. */
  problem: string | null = $state(null);
  /** The table as the components of a live one read it; it is never connected. */
  readonly table: TableStore;

  #wanted = 0;

  constructor(readonly id: string) {
    this.table = new TableStore(id);
  }

  readonly last = $derived(Math.max(0, this.moments.length - 1));
  readonly moment = $derived(this.moments[this.at]);
  readonly rounds = $derived(roundsOf(this.moments));
  readonly phases = $derived(phasesOf(this.moments));
  readonly phase = $derived(stretchAt(this.phases, this.at));

  /** Looks through the eyes of `seat`, from where we are or from `at`. */
  async load(seat: number | null, at = this.at): Promise<void> {
    this.#wanted += 1;
    const mine = this.#wanted;
    this.problem = null;
    try {
      const replay = await fetchReplay(this.id, seat);
      if (mine !== this.#wanted) return;
      this.moments = momentsOf(replay);
      this.seat = seat;
      this.go(at);
    } catch (error) {
      if (mine === this.#wanted) this.problem = error instanceof ApiError ? error.code : 'offline';
    }
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    this.table.state = this.moment?.state ?? null;
    if (this.at === this.last) this.playing = false;
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  toPhase(direction: 1 | -1): void {
    this.playing = false;
    this.go(neighbour(this.phases, this.at, direction));
  }

  /** Runs on from here; from the end it begins again. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** Runs the replay while it plays; to be called in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => this.go(this.at + 1), BEAT / this.speed);
    return () => clearInterval(timer);
  }
}
