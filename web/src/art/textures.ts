/** What is painted on a globe of radius r around the origin, by kind (look 7.3). */
import { contour } from './contour';
import { LAMP, type Palette, type WorldKind } from './palette';
import { between, stream, whole, type Random } from './random';
import { d, dot, path, polar, polygon, tag, times, TURN, type Point, type Svg } from './svg';

type Texture = (random: Random, r: number, palette: Palette) => Svg;

/** A point on the disc, evenly spread up to `reach` of the radius. */
const spot = (random: Random, r: number, reach: number): Point =>
  polar(0, 0, random() * TURN, Math.sqrt(random()) * r * reach);

const BAND_TONES = [1, 3, 2, 4, 2, 3, 1] as const;

/** One edge of a cloud band, bowed as latitudes are on a ball; from left to right. */
function latitude(r: number, y: number, swing: number, phase: number): Point[] {
  const bow = r * 0.2;
  return times(11, (i): Point => {
    const x = -1.1 + i * 0.22;
    return [x * r, y - bow * x * x + Math.sin(x * 5 + phase) * swing];
  });
}

const bands: Texture = (random, r, palette) => {
  let drawn = '';
  let y = -r * 1.05;
  for (let i = 0; y < r * 1.25; i += 1) {
    const height = r * between(random, 0.07, 0.27);
    const [swing, phase] = [r * 0.035 * random(), random() * TURN];
    const lower = latitude(r, y + height, swing * 1.2, phase + 0.7).reverse();
    drawn += path(polygon([...latitude(r, y, swing, phase), ...lower]), {
      fill: palette[BAND_TONES[i % BAND_TONES.length] ?? 1],
      'fill-opacity': between(random, 0.25, 0.75),
    });
    y += height * between(random, 1.15, 1.95);
  }
  return drawn + storm(random, r, palette);
};

function storm(random: Random, r: number, palette: Palette): Svg {
  const [cx, cy] = [between(random, -0.42, 0.28) * r, between(random, -0.18, 0.42) * r];
  const ring = (scale: number, opacity: number) =>
    tag('ellipse', { cx, cy, rx: r * 0.2 * scale, ry: r * 0.09 * scale, fill: palette[4], 'fill-opacity': opacity });
  return ring(1.35, 0.18) + ring(1, 0.55);
}

const facets: Texture = (random, r, palette) => {
  const cells = 7;
  const node = (i: number, j: number): Point => [
    ((i / cells) * 2.3 - 1.15 + between(random, -0.13, 0.13)) * r,
    ((j / cells) * 2.3 - 1.15 + between(random, -0.13, 0.13)) * r,
  ];
  const nodes = times(cells + 1, (j) => times(cells + 1, (i) => node(i, j)));
  const corner = (i: number, j: number): Point => nodes[j]?.[i] ?? [0, 0];
  const cell = (k: number): Svg => {
    const [i, j] = [k % cells, Math.floor(k / cells)];
    const [nw, ne, sw, se] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)];
    return facet(random, [nw, ne, sw], palette) + facet(random, [ne, se, sw], palette);
  };
  return times(cells * cells, cell).join('') + times(4, () => crater(random, r, palette)).join('');
};

function facet(random: Random, corners: readonly Point[], palette: Palette): Svg {
  const tone = random();
  return path(polygon(corners), {
    fill: palette[tone < 0.3 ? 1 : tone < 0.6 ? 2 : tone < 0.86 ? 3 : 4],
    'fill-opacity': tone > 0.86 ? 0.55 : 0.5,
    stroke: palette[0],
    'stroke-opacity': 0.35,
    'stroke-width': 0.6,
  });
}

function crater(random: Random, r: number, palette: Palette): Svg {
  const [x, y] = spot(random, r, 0.72);
  const q = r * between(random, 0.06, 0.16);
  const rim = d`M${x - q} ${y}A${q} ${q} 0 0 0 ${x + q * 0.7} ${y + q * 0.7}`;
  return (
    dot(x, y, q, { fill: palette[0], 'fill-opacity': 0.55 }) +
    path(rim, {
      fill: 'none',
      stroke: palette[4],
      'stroke-opacity': 0.6,
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
    })
  );
}

const continents: Texture = (random, r, palette) => {
  const land = (): Svg => {
    const line = contour(random, spot(random, r, 0.85), r * between(random, 0.2, 0.42), [1.3, 0.82], 1.25);
    return (
      path(line(1.14), { fill: palette[4], 'fill-opacity': 0.16 }) +
      path(line(1), { fill: palette[1], 'fill-opacity': 0.88 }) +
      path(line(0.78), { fill: palette[2] }) +
      path(line(0.46), { fill: palette[3], 'fill-opacity': 0.85 })
    );
  };
  return times(6, land).join('') + times(4, () => cloud(random, r, palette)).join('');
};

function cloud(random: Random, r: number, palette: Palette): Svg {
  const [x, y, width] = [between(random, -0.5, 0.5) * r, between(random, -0.85, 0.85) * r, r * between(random, 0.4, 1)];
  const line = d`M${x - width} ${y}q${width / 2} ${-r * 0.12} ${width} 0t${width} ${-r * 0.05}`;
  return path(line, {
    fill: 'none',
    stroke: palette[4],
    'stroke-opacity': 0.42,
    'stroke-width': r * 0.035,
    'stroke-linecap': 'round',
  });
}

const BLACK_GLASS = '#171226';

const circuits: Texture = (random, r, palette) => {
  const [ox, oy] = [-r * 0.25, -r * 0.2];
  const rings = whole(random, 5, 7);
  const ring = (i: number): Svg => circuit(random, ox, oy, (r * (i + 1) * 1.05) / rings, r, palette);
  const eye = d`M${ox} ${oy - r * 0.32}l${r * 0.3} ${r * 0.52}h${-r * 0.6}z`;
  return (
    tag('circle', { r, fill: BLACK_GLASS, 'fill-opacity': 0.9 }) +
    times(rings, ring).join('') +
    path(eye, {
      fill: palette[4],
      'fill-opacity': 0.95,
      stroke: palette[4],
      'stroke-width': r * 0.05,
      'stroke-linejoin': 'round',
    }) +
    dot(ox, oy, r * 0.09, { fill: BLACK_GLASS })
  );
};

/** A broken arc that ends in a dot, sometimes with a spur. */
function circuit(random: Random, cx: number, cy: number, q: number, r: number, palette: Palette): Svg {
  const [from, length] = [random() * TURN, between(random, 1.2, 4.2)];
  const [x0, y0] = polar(cx, cy, from, q);
  const [x1, y1] = polar(cx, cy, from + length, q);
  const [sx, sy] = polar(x0, y0, from, r * between(random, 0.15, 0.35));
  const spur = random() > 0.4 ? d`M${x0} ${y0}L${sx} ${sy}` : '';
  const arc = d`M${x0} ${y0}A${q} ${q} 0 ${length > Math.PI ? 1 : 0} 1 ${x1} ${y1}`;
  return (
    path(arc + spur, { fill: 'none', stroke: palette[3], 'stroke-width': r * 0.028, 'stroke-opacity': 0.95 }) +
    dot(x1, y1, r * 0.045, { fill: palette[4] })
  );
}

const plains: Texture = (random, r, palette) => {
  const patch = (i: number): Svg => {
    const line = contour(random, spot(random, r, 0.8), r * between(random, 0.2, 0.44), [1.4, 0.8], 1.4);
    return (
      path(line(1), { fill: palette[i % 2 ? 1 : 3], 'fill-opacity': 0.3 }) +
      path(line(0.7), { fill: palette[i % 2 ? 1 : 3], 'fill-opacity': 0.26 })
    );
  };
  const pock = (): Svg => {
    const [x, y] = spot(random, r, 0.85);
    const q = r * between(random, 0.03, 0.1);
    const lip = d`M${x - q} ${y}A${q} ${q} 0 0 0 ${x + q * 0.7} ${y + q * 0.7}`;
    return (
      dot(x, y, q, { fill: palette[1], 'fill-opacity': 0.62 }) +
      path(lip, {
        fill: 'none',
        stroke: palette[4],
        'stroke-opacity': 0.4,
        'stroke-width': 0.9,
        'stroke-linecap': 'round',
      })
    );
  };
  return times(5, patch).join('') + times(7, pock).join('');
};

export const TEXTURES: Record<WorldKind, Texture> = {
  novelty: bands,
  rare: facets,
  genes: continents,
  alien: circuits,
  grey: plains,
};

/** Warm lamps of cities on the night side. */
export function cityLights(seed: string, r: number): Svg {
  const random = stream(seed, 'cities');
  const lamp = () => {
    const [x, y] = polar(0, 0, between(random, 0.1, 1.4), r * between(random, 0.5, 0.92));
    return dot(x, y, between(random, 0.6, 1.7), { fill: LAMP, 'fill-opacity': between(random, 0.5, 1) });
  };
  return times(22, lamp).join('');
}
