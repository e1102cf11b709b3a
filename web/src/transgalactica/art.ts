/** Pictures of planets and of the sky behind them, drawn as worlds are and kept (look 7). */
import { globe } from '../art/globe';
import type { Palette, WorldKind } from '../art/palette';
import { WORLD_PALETTES } from '../art/palette';
import { sky } from '../art/sky';
import { tag } from '../art/svg';
import { keep } from '../cards/art/picture';
import type { PlanetColour } from './pieces';

/** Yellow bands, purple facets, green continents, grey craters. */
const KINDS: Record<PlanetColour, WorldKind> = { yellow: 'novelty', purple: 'rare', green: 'genes', grey: 'grey' };
const PALETTES: Record<PlanetColour, Palette> = {
  yellow: ['#3a2605', '#7d560c', '#c9952a', '#f3c94a', '#fff3c4'],
  purple: ['#1c1238', '#40297a', '#7a57c9', '#b497f2', '#ece2ff'],
  green: WORLD_PALETTES.genes,
  grey: WORLD_PALETTES.grey,
};
const HOME: Palette = ['#20140a', '#4d3a22', '#8f7a58', '#d9c7a0', '#fff6e0'];
const SKY: Palette = ['#0b1526', '#12305a', '#27507d', '#6f9ccf', '#d8f1ff'];
const XMLNS = 'http://www.w3.org/2000/svg';

const SIZE = 128;
const drawn = (seed: string, kind: WorldKind, palette: Palette): string =>
  tag(
    'svg',
    { xmlns: XMLNS, viewBox: `0 0 ${SIZE} ${SIZE}`, width: SIZE, height: SIZE },
    globe(SIZE / 2, SIZE / 2, 56, { seed, kind, palette, lights: false }),
  );

/** How much larger the picture is than the ball in it. */
export const MARGIN = SIZE / 112;

/** The ball of a planet by its first colour; without one the central planet. */
export const planetPicture = (id: string, colour: PlanetColour | undefined): string =>
  keep(`transgalactica/${id}`, () =>
    colour ? drawn(id, KINDS[colour], PALETTES[colour]) : drawn('home', 'grey', HOME),
  );

const [SKY_WIDTH, SKY_HEIGHT] = [1112, 700];
export const skyPicture = (): string =>
  keep('transgalactica/sky', () =>
    tag(
      'svg',
      {
        xmlns: XMLNS,
        viewBox: `0 0 ${SKY_WIDTH} ${SKY_HEIGHT}`,
        width: SKY_WIDTH,
        height: SKY_HEIGHT,
        preserveAspectRatio: 'xMidYMid slice',
      },
      sky('transgalactica', SKY_WIDTH, SKY_HEIGHT, SKY),
    ),
  );
