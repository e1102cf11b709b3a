/** Legal answers by what they name on the table, so that they can be given there. */
import type { Choice } from '../protocol/types';
import { AREAS } from './pieces';

export type Kind =
  | 'area'
  | 'space'
  | 'token'
  | 'mission'
  | 'technology'
  | 'decree'
  | 'office'
  | 'ability'
  | 'wealth'
  | 'good'
  | 'track'
  | 'option'
  | 'worker'
  | 'word';

export interface Act {
  choice: Choice;
  kind: Kind;
  /** What is named: an area, a space, a piece, a good… */
  id: string;
  /** What is done with it, as the notation says it: "crew to", "buy". */
  verb: string;
}

const VERBS: Record<string, Kind> = {
  'crew to': 'space',
  'captain to': 'space',
  'move to': 'space',
  'second move to': 'space',
  'free to': 'space',
  'second free to': 'space',
  'jump to': 'space',
  'second jump to': 'space',
  'place on': 'space',
  'collect from': 'space',
  use: 'token',
  complete: 'mission',
  take: 'mission',
  return: 'mission',
  mark: 'technology',
  activate: 'technology',
  'sit for': 'decree',
  open: 'office',
  ability: 'ability',
  wealth: 'wealth',
  buy: 'good',
  waive: 'good',
  gain: 'good',
  pay: 'good',
  advance: 'track',
  option: 'option',
};
/** Answers about the planet that a ship orbits: which ship, and what it does. */
const IN_ORBIT: Record<string, [ship: number, verb: string]> = {
  place: [0, 'place'],
  'second place': [1, 'place'],
  fight: [0, 'fight'],
  'second fight': [1, 'fight'],
};

/** An answer of the notation, with the spaces of the own ships. */
export function actOf(choice: Choice, ships: readonly string[]): Act {
  const { text } = choice;
  if ((AREAS as readonly string[]).includes(text)) return { choice, kind: 'area', id: text, verb: '' };
  const orbit = IN_ORBIT[text];
  if (orbit) return { choice, kind: 'space', id: ships[orbit[0]] ?? '', verb: orbit[1] };
  if (text.startsWith('follow with') || text.startsWith('omni with'))
    return { choice, kind: 'worker', id: text, verb: text };
  const [, verb = '', id = ''] = /^(.+) (\S+)$/.exec(text) ?? [];
  const kind = text === 'collect from nightmare' ? undefined : VERBS[verb];
  return kind ? { choice, kind, id, verb } : { choice, kind: 'word', id: text, verb: text };
}

/** Answers that cost no turn: they may be given at any time in it. */
export const isFree = ({ kind, verb }: Act): boolean =>
  ['use', 'complete', 'activate', 'sit for', 'buy'].includes(verb) && kind !== 'word';
