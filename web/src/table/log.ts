/** Which entries of the log are told. */
import type { LogEntry } from '../protocol/types';

const SECRET = /^log-you-choose/;
const SHOWN = /^log-(action|develops|settles)/;

/** An own secret choice is told until it is shown to everybody, which tells it again. */
export function isTold(log: readonly LogEntry[], at: number): boolean {
  const entry = log[at];
  if (!entry || !SECRET.test(entry.id)) return true;
  const next = log.slice(at + 1).find(({ seat }) => seat === entry.seat);
  return !(next && next.round === entry.round && SHOWN.test(next.id));
}
