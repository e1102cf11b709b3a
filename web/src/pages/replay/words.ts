/** A moment of a replay in words. */
import { partsOf } from '../../games/games.svelte';
import { text } from '../../locale/locale.svelte';
import { say } from '../../net/words.svelte';
import type { Moment, Stretch } from './timeline';

/** "Round 7 · III Settle, step 3 of 5" */
export function titleOf({ round, phase, state }: Moment, at: number, stretch: Stretch | undefined): string {
  const cell = partsOf(state.table.game)?.phaseName(phase);
  const named = cell
    ? text('log-heading', { round, phase: `${cell.numeral} ${cell.name}` })
    : round
      ? text('log-heading-round', { round })
      : text('log-setup');
  if (!stretch || stretch.from === stretch.to) return named;
  return text('replay-step', { named, step: at - stretch.from + 1, steps: stretch.to - stretch.from + 1 });
}

/** What was done, as far as these eyes saw it. */
export function toldOf({ told, seat, state }: Moment): string {
  const sentences = told.map((entry) => say(entry, entry.seat, state));
  if (sentences.length) return sentences.join(' ');
  return seat === null ? '' : text('replay-secret', { player: state.seats[seat]?.name ?? '' });
}
