/** The server's answers by what they do, read from their notation; which of them are legal only the server says. */
import type { Choice } from '../protocol/types';
import { asColour, isPhase, type Colour, type Face, type Phase } from './dice';

export type Act =
  | { kind: 'select'; choice: Choice; colour: Colour; from: Face; to: Phase }
  | { kind: 'move'; choice: Choice; colour: Colour; from: Face; to: Phase }
  | { kind: 'task'; choice: Choice; verb: string; colour: Colour; extra: boolean }
  | { kind: 'die'; choice: Choice; verb: string; colour: Colour; place: string }
  | { kind: 'side'; choice: Choice; verb: string; side: string }
  | { kind: 'word'; choice: Choice; verb: string };
export type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

const asPhase = (name: string): Phase => (isPhase(name) ? name : 'explore');
const asFace = (name: string): Face => (isPhase(name) ? name : 'wild');

const SELECT = /^select (\w+) with (\w+) from (\w+)$/;
const MOVE = /^move (\w+) from (\w+) to (\w+)$/;
const TASK = /^(scout|stock|trade|consume) (extra )?(\w+)$/;
const DIE = /^(\w+) (\w+) from (\w+)$/;
const SIDE = /^(\w+) (\w+)$/;

export function actOf(choice: Choice): Act {
  const read = (form: RegExp): string[] | null => form.exec(choice.text)?.map((part) => part ?? '') ?? null;
  const [select, move, task, die, side] = [read(SELECT), read(MOVE), read(TASK), read(DIE), read(SIDE)];
  if (select) {
    const [, to = '', colour = '', from = ''] = select;
    return { kind: 'select', choice, colour: asColour(colour), from: asFace(from), to: asPhase(to) };
  }
  if (move) {
    const [, colour = '', from = '', to = ''] = move;
    return { kind: 'move', choice, colour: asColour(colour), from: asFace(from), to: asPhase(to) };
  }
  if (task) {
    const [, verb = '', extra = '', colour = ''] = task;
    return { kind: 'task', choice, verb, colour: asColour(colour), extra: extra !== '' };
  }
  if (die) {
    const [, verb = '', colour = '', place = ''] = die;
    return { kind: 'die', choice, verb, colour: asColour(colour), place };
  }
  if (side) return { kind: 'side', choice, verb: side[1] ?? '', side: side[2] ?? '' };
  return { kind: 'word', choice, verb: choice.text };
}

/** The acts of one kind. */
export const actsOf = <Kind extends Act['kind']>(acts: readonly Act[], kind: Kind): ActOf<Kind>[] =>
  acts.filter((act): act is ActOf<Kind> => act.kind === kind);
