/** The dice behind a screen, one by one: counts by colour become dice with the faces that were rolled. */
import type { LayoutView } from '../protocol/roll';
import { asColour, COLOURS, PHASES, spread, type Colour, type Face, type Phase } from './dice';

export interface Rolled {
  colour: Colour;
  face: Face;
  /** It lies in another column than its face says. */
  moved: boolean;
}
export interface Layout {
  columns: Record<Phase, Rolled[]>;
  wild: Rolled[];
  strip: Rolled | null;
  dictated: Rolled[];
}

const FACES: readonly Face[] = [...PHASES, 'wild'];

/** Faces of a colour that are still to be handed out. */
class Pool {
  #left: Record<string, number> = {};

  constructor(layout: LayoutView) {
    for (const { colour, face, count } of layout.rolled) this.#left[`${colour}/${face}`] = count;
  }

  take(colour: Colour, face: Face): boolean {
    const key = `${colour}/${face}`;
    const left = this.#left[key] ?? 0;
    this.#left[key] = Math.max(0, left - 1);
    return left > 0;
  }

  /** The first face in an order that is left; wild where the roll tells no more. */
  takeAny(colour: Colour, order: readonly Face[]): Face {
    return order.find((face) => this.take(colour, face)) ?? 'wild';
  }
}

/** Dice lie under their own face first; the rest came there as wilds, or were moved. */
export function layoutOf(view: LayoutView): Layout {
  const pool = new Pool(view);
  const columns = Object.fromEntries(PHASES.map((phase) => [phase, [] as Rolled[]])) as Record<Phase, Rolled[]>;
  const rest: { phase: Phase; colour: Colour }[] = [];
  for (const phase of PHASES) {
    for (const colour of spread(view.columns[phase] ?? {})) {
      if (pool.take(colour, phase)) columns[phase].push({ colour, face: phase, moved: false });
      else rest.push({ phase, colour });
    }
  }
  const wild = spread(view.wild).map((colour) => ({ colour, face: pool.takeAny(colour, ['wild']), moved: false }));
  const last: readonly Face[] = [...FACES];
  const first: readonly Face[] = ['wild', ...PHASES];
  const stripColour = COLOURS.find((colour) => colour === view.strip);
  const strip = stripColour ? { colour: stripColour, face: pool.takeAny(stripColour, last), moved: false } : null;
  for (const { phase, colour } of rest) columns[phase].push({ colour, face: pool.takeAny(colour, first), moved: true });
  const dictated = spread(view.dictated).map((colour) => ({ colour, face: pool.takeAny(colour, last), moved: false }));
  return { columns, wild, strip, dictated };
}

/** Placed wild dice of a layout whose powers are untouched, as the moves that placed them. */
export const wildMoves = (layout: Layout): { colour: Colour; to: Phase }[] =>
  PHASES.flatMap((to) =>
    layout.columns[to].filter((die) => die.moved).map(({ colour }) => ({ colour: asColour(colour), to })),
  );

/** A wild die that is to go to a column as soon as a phase is selected. */
export interface Planned {
  colour: Colour;
  to: Phase;
}

/** The layout as it will lie: wild dice that have a column already lie there. */
export function withPlanned(layout: Layout, planned: readonly Planned[]): Layout {
  const wild = [...layout.wild];
  const columns = Object.fromEntries(PHASES.map((phase) => [phase, [...layout.columns[phase]]])) as Layout['columns'];
  for (const { colour, to } of planned) {
    const [die] = wild.splice(
      wild.findIndex((one) => one.colour === colour),
      1,
    );
    if (die) columns[to].push({ ...die, moved: true });
  }
  return { ...layout, wild, columns };
}
