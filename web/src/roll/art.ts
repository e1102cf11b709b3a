/** Pictures of tiles, drawn as those of Race are: globes by colour, instruments by phase, figures by name. */
import { keep } from '../cards/art/picture';
import { scene } from '../cards/art/scene';
import type { Card } from '../cards/card';
import type { Phase as RacePhase } from '../cards/powers';
import { GOOD_OF } from './dice';
import { signOf } from './phrase';
import type { Side, When } from './tile';

/** The mount that says when a development works; Roll ships where Race trades (look 12). */
const MOUNTS: Record<When, RacePhase | 'setup'> = {
  assign: 'setup',
  explore: 'I',
  develop: 'II',
  settle: 'III',
  produce: 'V',
  ship: '$',
};

/** What the recipes of Race read of a card. */
function asCard(side: Side): Card {
  const [first] = side.powers;
  return {
    id: side.id,
    name: side.name,
    kind: side.kind,
    cost: side.cost,
    vp: side.cost,
    copies: { base: 1, tgs: 0, rvi: 0 },
    start: null,
    military: false,
    windfall: false,
    good: side.colour && GOOD_OF[side.colour],
    keywords: [],
    chromosome: false,
    powers: first ? [{ code: 'draw', cards: 0, phase: MOUNTS[first.when] }] : [],
    bonus_vp: [],
  };
}

/** `height` is that of the frame when it is 260 wide. */
export const pictureOf = (side: Side, height: number): string =>
  keep(`roll/${side.id}/${height}`, () => scene(asCard(side), height, signOf(side)));
