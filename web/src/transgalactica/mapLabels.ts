/** The labels of the map and where each of them may lie around its planet or on its line. */
import { between, type Radii, type Way } from './galaxy';
import { around, from, layOut, type Box, type Point, type Size, type Wish } from './placement';

/** What lies at a space; sizes are those of the labels as they are drawn. */
export interface Spot extends Point {
  space: string;
  home: boolean;
  /** Badges of what it produces, at the left; the badge of its kind is at the right. */
  products: number;
  pirate: boolean;
  ships: number;
  /** Room that is kept free for ships. */
  berths: number;
  pill: Size;
  token: Size | null;
  /** What flying there costs is said at the planet. */
  priced: boolean;
}

export const BADGE = 22;
export const SHIP: Size = { width: 20, height: 30 };
const PIRATE: Size = { width: 28, height: 38 };
const PRICE: Size = { width: 35, height: 20 };
const TOTAL: Size = { width: 40, height: 24 };
const LINE_STEP = 12;
/** How many places around a ball are tried: few for what is laid first, many for what takes the room that is left. */
const COARSE = { turns: 20, outs: [3, 11, 20, 30] };
const FINE = { turns: 24, outs: [3, 7, 11, 15, 20, 25, 30, 38] };
const PARTS = Array.from({ length: 11 }, (_, i) => 0.5 + (i % 2 ? -1 : 1) * Math.ceil(i / 2) * 0.05);
const [RIGHT, DOWN, LEFT, UP, UPPER_RIGHT] = [0, 90, 180, -90, -50];

/** The middles of the badges around a planet: its products, then its kind. */
export function badges({ home, products }: Pick<Spot, 'home' | 'products'>, r: number): Point[] {
  if (home) return [{ x: -r * 0.6, y: -Math.max(36, r * 1.05) }]; // outposts fill the ball
  const left = Array.from({ length: products }, (_, i) => ({ x: -r * 0.98 + i * 21, y: -r * 0.72 - i * 9 }));
  return [...left, { x: r * 0.98, y: -r * 0.72 }];
}

const moved = (box: Box, { x, y }: Point): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** A ball, about as round as two boxes can be. */
const ballOf = (spot: Spot, r: number): Box[] => [
  around(spot, { width: 2 * r, height: 1.2 * r }),
  around(spot, { width: 1.2 * r, height: 2 * r }),
];

/** What is read on the ball itself: its badges, and the outposts on the central planet. */
function marksOf(spot: Spot, r: number): Box[] {
  const marks = badges(spot, r).map((at) => moved(around(at, { width: BADGE, height: BADGE }), spot));
  return spot.home ? [...marks, around(spot, spot.pill)] : marks;
}

/** Below the ball, beside it at the right or the left, further out, above. */
function pillPlaces({ pill }: Spot, r: number): Box[] {
  const { width, height } = pill;
  const [right, left] = [r * 0.75, -r * 0.75 - width];
  const low = r - 4;
  return [
    from(-width / 2, low, pill),
    from(right, 1, pill),
    from(left, 1, pill),
    from(-width * 0.25, low, pill),
    from(-width * 0.75, low, pill),
    from(right, r * 0.5, pill),
    from(left, r * 0.5, pill),
    from(r + 3, -height / 2 + 6, pill),
    from(-r - 3 - width, -height / 2 + 6, pill),
    from(0, low + 8, pill),
    from(-width, low + 8, pill),
    from(-width / 2, -r - height - 12, pill),
    ...ringPlaces(pill, r, DOWN),
  ];
}

/** All around the ball, from a direction on (degrees clockwise, 0 is right) to both sides; further out where it is crowded. */
function ringPlaces(size: Size, r: number, towards: number, { turns, outs } = COARSE): Box[] {
  const angles = Array.from({ length: turns }, (_, i) => ((i % 2 ? -1 : 1) * Math.ceil(i / 2) * 360) / turns);
  return outs.flatMap((out) =>
    angles.map((turn) => {
      const angle = ((towards + turn) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) * (r + out + size.width / 2), Math.sin(angle) * (r + out + size.height / 2)];
      return around({ x, y }, size);
    }),
  );
}

/** Along a line from its middle outwards, and beside it. */
function pricePlaces({ from: a, to: b }: Way): Box[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  return [0, 9, -9, 18, -18, 28, -28].flatMap((aside) =>
    PARTS.map((part) => {
      const { x, y } = between(a, b, part);
      return around({ x: x + nx * aside, y: y + ny * aside }, PRICE);
    }),
  );
}

/** Points of all lines, so that labels leave them in sight. */
function sampled(ways: readonly Way[]): Point[] {
  return ways.flatMap(({ from: a, to: b }) => {
    const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / LINE_STEP));
    return Array.from({ length: steps + 1 }, (_, i) => between(a, b, i / steps));
  });
}

/** Every label of the map; which of the layouts below a thing belongs to says how steady it is. */
class Labels {
  readonly #planets: readonly Spot[];

  constructor(
    readonly spots: readonly Spot[],
    readonly ways: readonly Way[],
    readonly radii: Radii,
  ) {
    this.#planets = spots.filter(({ home }) => !home);
  }

  radius({ home }: Spot): number {
    return home ? this.radii.home : this.radii.planet;
  }

  get balls(): Box[] {
    return this.spots.flatMap((spot) => ballOf(spot, this.radius(spot)));
  }

  get marks(): Box[] {
    return this.spots.flatMap((spot) => marksOf(spot, this.radius(spot)));
  }

  #ring(kind: string, spot: Spot, size: Size, towards: number, tries = COARSE, which: number | string = ''): Wish {
    return this.#wish(kind, spot, ringPlaces(size, this.radius(spot), towards, tries), which);
  }

  #wish(kind: string, spot: Spot, places: readonly Box[], which: number | string = ''): Wish {
    const all = places.map((place) => moved(place, spot));
    const own = all.filter((place) => this.#nearest(place) === spot);
    return { key: `${kind} ${spot.space} ${which}`.trim(), places: own.length ? own : all };
  }

  /** The planet that a label seems to belong to. */
  #nearest({ left, right, top, bottom }: Box): Spot | undefined {
    const away = (spot: Spot): number =>
      Math.hypot(Math.max(left - spot.x, spot.x - right, 0), Math.max(top - spot.y, spot.y - bottom, 0)) -
      this.radius(spot);
    return this.spots.reduce<Spot | undefined>(
      (best, spot) => (best && away(best) <= away(spot) ? best : spot),
      undefined,
    );
  }

  #ships(spot: Spot, from: number, to: number, tries = COARSE): Wish[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, i) =>
      this.#ring('ship', spot, SHIP, RIGHT, tries, from + i),
    );
  }

  /** What lies on the map for long; in the crowded centre room for what comes and goes is kept free, too. */
  lasting(): Wish[] {
    return [
      ...this.spots.filter(({ home }) => home).map((spot) => this.#ring('total', spot, TOTAL, UP)),
      ...this.spots.flatMap((spot) => this.#ships(spot, 0, spot.berths)),
      ...this.#planets.map((spot) => this.#wish('pill', spot, pillPlaces(spot, this.radius(spot)))),
      ...this.#planets.flatMap((spot) => (spot.pirate ? this.#ring('pirate', spot, PIRATE, LEFT) : [])),
      ...this.#planets.flatMap((spot) => (spot.token ? this.#ring('token', spot, spot.token, UPPER_RIGHT) : [])),
      ...this.ways.map((way) => ({ key: `price ${way.key}`, places: pricePlaces(way), onLine: true })),
    ];
  }

  /** Ships, and what a flight costs. */
  passing(): Wish[] {
    return [
      ...this.spots.flatMap((spot) => this.#ships(spot, spot.berths, spot.ships, FINE)),
      ...this.#planets.flatMap((spot) => (spot.priced ? this.#ring('total', spot, TOTAL, UP, FINE) : [])),
    ];
  }
}

/** The last layout of what lies for long: most of what happens at a table changes nothing of it. */
let kept = { key: '', laid: new Map<string, Box>() };

function lastingOf(labels: Labels, size: Size): Map<string, Box> {
  const steady = labels.spots.map((spot) => ({ ...spot, ships: 0, priced: false }));
  const key = JSON.stringify([steady, labels.ways, size]);
  if (key !== kept.key) {
    const sheet = { size, balls: labels.balls, labels: labels.marks, lines: sampled(labels.ways) };
    kept = { key, laid: layOut(sheet, labels.lasting()) };
  }
  return kept.laid;
}

/**
 * The place of every label by its key: `pill B1`, `pirate O2`, `ship H 0`, `price B1-H`… What comes and goes takes the
 * room that all others leave, and moves none of them.
 */
export function labelsOf(spots: readonly Spot[], ways: readonly Way[], size: Size, radii: Radii): Map<string, Box> {
  const labels = new Labels(spots, ways, radii);
  const { balls, marks } = labels;
  const lasting = lastingOf(labels, size);
  const passing = layOut({ size, balls, labels: [...marks, ...lasting.values()], lines: [] }, labels.passing());
  const centre = spots
    .filter(({ home }) => home)
    .map((spot) => [`pill ${spot.space}`, around(spot, spot.pill)] as const);
  return new Map([...lasting, ...passing, ...centre]);
}
