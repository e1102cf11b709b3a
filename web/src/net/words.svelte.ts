/** The words of a game in the current language: what the server says by id and arguments becomes sentences here. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../locale/languages';
import { currentLanguage } from '../locale/locale.svelte';
import { oneStop } from '../locale/sentences';
import type { Said, SeatInfo } from '../protocol/types';

type Value = Said['args'][string];

let bundle: FluentBundle | null = $state.raw(null);
let nameOfCard: (id: string) => string = $state.raw((id) => id);
const loaded: Record<string, FluentBundle> = {};

async function fetchWords(game: string, language: Language): Promise<FluentBundle> {
  const response = await fetch(`/api/games/${game}/words?lang=${language}`);
  if (!response.ok) throw new Error(`The words of ${game} answered ${response.status}.`);
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(await response.text()));
  return words;
}

/** Brings the words of `game` in `language` to every reader of this module, with the names of its cards by id. */
export async function loadWords(game: string, language: Language, names: (id: string) => string): Promise<void> {
  const key = `${game}/${language}`;
  const words = loaded[key] ?? (await fetchWords(game, language));
  loaded[key] = words;
  bundle = words;
  nameOfCard = names;
}

/** Around names in a sentence, so that they can be set in bold; never in what anybody writes. */
const [OPEN, SHUT] = ['\uE000', '\uE001'];
const bold = (name: string): string => `${OPEN}${name}${SHUT}`;

export interface Fragment {
  text: string;
  bold: boolean;
}

/** Who sits where, and who reads: what references in messages mean. */
export interface Company {
  seats: readonly SeatInfo[];
  me: number | null;
}
const NOBODY: Company = { seats: [], me: null };

export const cardName = (id: string): string => nameOfCard(id);

const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items);

const MESSAGES: ReadonlySet<string> = new Set(['actions', 'goals']);

function referred(key: string, value: Value): FluentVariable {
  if (key === 'card' || key.endsWith('_card')) return bold(cardName(String(value)));
  if (key === 'cards' && Array.isArray(value)) return listed(value.map((id) => bold(cardName(id))));
  if (key === 'goal') return bold(format(String(value), {}));
  if (MESSAGES.has(key) && Array.isArray(value)) return listed(value.map((id) => bold(format(id, {}))));
  return Array.isArray(value) ? listed(value) : value;
}

function format(id: string, args: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, args) : id;
}

function marked(said: Said, seat: number | null, { seats, me }: Company): string {
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(said.args)) args[key] = referred(key, value);
  if (seat !== null) Object.assign(args, { player: bold(seats[seat]?.name ?? ''), you: seat === me ? 'yes' : 'no' });
  return oneStop(format(said.id, args));
}

/** A message as text. */
export const say = (said: Said, seat: number | null = null, company: Company = NOBODY): string =>
  marked(said, seat, company).replaceAll(OPEN, '').replaceAll(SHUT, '');

/** A message with its names apart. */
export function fragments(said: Said, seat: number | null, company: Company): Fragment[] {
  return marked(said, seat, company)
    .split(OPEN)
    .flatMap((piece, i) => {
      if (i === 0) return [{ text: piece, bold: false }];
      const [name = '', rest = ''] = piece.split(SHUT);
      return [
        { text: name, bold: true },
        { text: rest, bold: false },
      ];
    })
    .filter((fragment) => fragment.text);
}
