/** Events as new states: what did not change is shared with the old one, so that only what changed is drawn again. */
import type { EventMessage, TableState } from '../protocol/types';

type Step = string | number;
export type Change = EventMessage['changes'][number];
type Node = Record<Step, unknown> | unknown[];

function copyOf(node: unknown): Node {
  if (Array.isArray(node)) return [...(node as unknown[])];
  if (node !== null && typeof node === 'object') return { ...(node as Record<Step, unknown>) };
  throw new Error('A change leads into something that has no parts.');
}

function replaced(node: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = copyOf(node) as Record<Step, unknown>;
  copy[step] = replaced(copy[step], rest, value);
  return copy;
}

/** The state after `changes`, each a path into the state and the value that now stands there. */
export const changed = (state: TableState, changes: readonly Change[]): TableState =>
  changes.reduce<unknown>((now, [path, value]) => replaced(now, path, value), state) as TableState;

/** The state after an event that applies to it. */
export function after(state: TableState, event: EventMessage): TableState {
  const now = changed(state, event.changes);
  return { ...now, version: event.version, log: event.log.length ? [...state.log, ...event.log] : state.log };
}
