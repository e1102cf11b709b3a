/** Answers and the things they name, in words. */
import type { Glyph } from '../icons/glyphs';
import { lowered } from '../locale/sentences';
import { say } from '../net/words.svelte';
import type { Act, Kind } from './acts';
import type { Target } from './answering.svelte';
import { AREA_GLYPHS, GOOD_GLYPHS, TRACK_GLYPHS } from './phrase';
import { areaLines, linesOf, nameOf } from './pieces.svelte';
import type { Area, Good, Track } from './pieces';
import { word } from './words.svelte';

const GLYPHS: Record<Kind, Glyph> = {
  area: 'captain',
  space: 'globe',
  token: 'token',
  mission: 'mission',
  technology: 'technology',
  decree: 'politics',
  office: 'crown',
  ability: 'crown',
  wealth: 'coin',
  good: 'coin',
  track: 'pennant',
  option: 'check',
  worker: 'crew',
  word: 'check',
};
const SPACE_GLYPHS: Record<string, Glyph> = {
  'crew to': 'crew',
  'captain to': 'captain',
  place: 'outpost',
  'place on': 'outpost',
  fight: 'pirate',
  'collect from': 'anyResource',
};
/** Told by the planet that they name, and where it lies: several go by the same name. */
const MOVES: Record<string, string> = {
  'move to': 'fly',
  'second move to': 'fly-second',
  'free to': 'fly-free',
  'second free to': 'fly-free-second',
  'jump to': 'jump',
  'second jump to': 'jump-second',
  'collect from': 'collect',
  'place on': 'place-at',
};

export function actGlyph({ kind, id, verb }: Act): Glyph {
  if (kind === 'area') return AREA_GLYPHS[id as Area];
  if (kind === 'good') return GOOD_GLYPHS[id as Good];
  if (kind === 'track') return TRACK_GLYPHS[id as Track];
  if (kind === 'space') return SPACE_GLYPHS[verb] ?? 'move';
  if (kind === 'worker')
    return verb.includes('captain') ? 'captain' : verb.includes('lieutenant') ? 'lieutenant' : 'crew';
  return GLYPHS[kind];
}

/** An answer as a sentence; `planet` is what lies on the space that it names. */
export function actLabel({ choice, kind, id, verb }: Act, planet: string): string {
  const move = MOVES[verb];
  if (kind === 'space' && move) return word(move, { planet: nameOf(planet), space: id });
  if (kind === 'wealth') return word('wealth-set', { n: Number(id) });
  return choice.say.map((part, i) => (i ? lowered(say(part)) : say(part))).join('; ');
}

/** What an answer does: what stands on the piece that it names, or on each card of a set. */
export function actLines({ choice, kind, id }: Act): readonly string[] {
  if (kind !== 'wealth') return targetLines({ kind, id }, '');
  const { first_card: first, second_card: second } = choice.say[0]?.args ?? {};
  return [first, second].map((card) => linesOf(String(card)).join('; '));
}

/** What was pointed at. */
export function targetName({ kind, id }: Target, planet: string): string {
  if (kind === 'area') return word(`area-${id}`);
  if (kind === 'wealth') return word('wealth-set', { n: Number(id) });
  return kind === 'space' ? `${nameOf(planet)} (${id})` : nameOf(id);
}

/** And what it does. */
export function targetLines({ kind, id }: Target, planet: string): readonly string[] {
  if (kind === 'area') {
    const [main = '', secondary = ''] = areaLines(id as Area);
    return [word('main-does', { what: main }), word('secondary-does', { what: secondary })];
  }
  return linesOf(kind === 'space' ? planet : id);
}
