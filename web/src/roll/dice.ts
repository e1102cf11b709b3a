/** Dice: seven colours, each with a mark of its own, so that no die is known by its colour alone (look 3). */
import type { Glyph } from '../icons/glyphs';
import type { Good } from '../icons/goods';
import { circle } from '../icons/path';

export const COLOURS = ['white', 'red', 'purple', 'blue', 'brown', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type WorldColour = 'gray' | 'blue' | 'brown' | 'green' | 'yellow';

export const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;
export type Phase = (typeof PHASES)[number];
export type Face = Phase | 'wild';
export const NUMERALS: Record<Phase, string> = { explore: 'I', develop: 'II', settle: 'III', produce: 'IV', ship: 'V' };
export const FACE_GLYPHS: Record<Face, Glyph> = {
  explore: 'explore',
  develop: 'develop',
  settle: 'settle',
  produce: 'produce',
  ship: 'ship',
  wild: 'wild',
};

/** Dice of a place by colour; colours without dice are left out. */
export type Dice = Readonly<Record<string, number>>;

/** On a 12 grid. */
export const MARKS: Record<Colour, string> = {
  white: 'M6 1.5l5 4.5v4.8H1V6z',
  red: 'M6 .8l4.8 1.8V6c0 2.8-2 4.6-4.8 5.6C3.2 10.6 1.2 8.8 1.2 6V2.6z',
  purple: 'M1 1.5h10c0 3.8-1.5 6-4 6.5v1.5h2.5V11h-7V9.5H5V8C2.5 7.5 1 5.3 1 1.5z',
  blue: circle(6, 6, 5),
  brown: 'M3 1h6l2 2v6l-2 2H3L1 9V3z',
  green: 'M6 .3c4 2 5.6 5 4.4 7.8-.8 1.9-2.5 3.1-4.4 3.7-1.9-.6-3.6-1.8-4.4-3.7C.4 5.3 2 2.3 6 .3z',
  yellow: 'M6 .8l5.6 10H.4z',
};

/** Body and ink of each colour, the same in both themes: light ink on the two dice that are no goods (look 2). */
export const BODIES: Record<Colour, { body: string; ink: string }> = {
  white: { body: '#f1ebdd', ink: '#0a1220' },
  red: { body: '#b92f2a', ink: '#fff3ec' },
  purple: { body: '#6b46b5', ink: '#fff3ec' },
  blue: { body: '#52aef2', ink: '#0a1220' },
  brown: { body: '#ce7b42', ink: '#0a1220' },
  green: { body: '#6bdba2', ink: '#0a1220' },
  yellow: { body: '#f8dc4b', ink: '#0a1220' },
};

/** Worlds of a colour give this good; gray ones none. */
export const GOOD_OF: Record<WorldColour, Good | null> = {
  gray: null,
  blue: 'novelty',
  brown: 'rare',
  green: 'genes',
  yellow: 'alien',
};

const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);
export const asColour = (name: string): Colour => (isColour(name) ? name : 'white');
export const isPhase = (name: string): name is Phase => (PHASES as readonly string[]).includes(name);

export const countOf = (dice: Dice): number => Object.values(dice).reduce((sum, count) => sum + count, 0);

/** Every die of a place, colour by colour. */
export const spread = (dice: Dice): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(dice[colour] ?? 0).fill(colour));
