/** The analysis of a game: asked for, under way, found. Pages about the same game share it. */
import { percentSign, wholePercent } from '../locale/numbers';
import { ApiError } from '../net/api';
import type { Analysis, AnalysisNews, Mistake } from '../protocol/types';
import { newsOf } from './news';

export type Stage = 'idle' | 'working' | 'found' | 'untrained' | 'failed';

export class GameAnalysis {
  stage: Stage = $state('idle');
  /** How much is done, from 0 to 1. */
  share = $state(0);
  /** How many other games have their turn first. */
  ahead = $state(0);
  found: Analysis | null = $state.raw(null);
  #leaving = new AbortController();

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    if (this.stage === 'working' || this.found) return;
    [this.stage, this.share, this.ahead, this.#leaving] = ['working', 0, 0, new AbortController()];
    const { signal } = this.#leaving;
    try {
      for await (const news of newsOf(this.id, signal)) this.#hear(news);
      if (!this.found) this.stage = 'failed';
    } catch (error) {
      if (signal.aborted) return;
      this.stage = error instanceof ApiError && error.code === 'untrained' ? 'untrained' : 'failed';
    }
  }

  /** Nobody looks any more: what is under way is given up. */
  leave(): void {
    if (this.stage !== 'working') return;
    this.#leaving.abort();
    this.stage = 'idle';
  }

  #hear({ done, total, analysis, ahead }: AnalysisNews): void {
    [this.share, this.ahead] = [done / Math.max(1, total), ahead];
    if (!analysis) return;
    this.found = analysis;
    this.stage = 'found';
  }
}

const games: Record<string, GameAnalysis> = {};

export const analysisOf = (id: string): GameAnalysis => (games[id] ??= new GameAnalysis(id));

/** What a mistake cost in whole percent: by how much the two chances that are told differ. */
const lossOf = ({ best, chance }: Mistake): number => wholePercent(best) - wholePercent(chance);
export const lossWords = (mistake: Mistake): string => percentSign(-lossOf(mistake));

/** The mistakes that matter to whoever looks: those of a seat that made some, else everybody's; the costliest first. */
export function mistakesFor(analysis: Analysis | null, seat: number | null): readonly Mistake[] {
  const all = analysis?.mistakes ?? [];
  const own = all.filter((mistake) => mistake.seat === seat);
  return (own.length ? own : all).toSorted((a, b) => lossOf(b) - lossOf(a)).slice(0, 5);
}
