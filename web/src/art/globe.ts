import { DEEP, WORLD_PALETTES, type Palette, type WorldKind } from './palette';
import { between, stream } from './random';
import { at, d, group, linear, path, radial, tag, times, type Svg } from './svg';
import { cityLights, TEXTURES } from './textures';

export interface GlobeStyle {
  /** Names the globe inside its picture and seeds its texture. */
  seed: string;
  kind: WorldKind;
  palette?: Palette;
  ringed?: boolean;
  lights?: boolean;
}

/** A world of radius r: halo, lit ball, texture, engraved shadow, lit rim, and a ring around it (look 7.3, 7.4). */
export function globe(cx: number, cy: number, r: number, style: GlobeStyle): Svg {
  const palette = style.palette ?? WORLD_PALETTES[style.kind];
  const random = stream(style.seed, 'globe');
  const tilt = between(random, -25, 25);
  const id = style.seed.replace(/\W/g, '-');
  const ring = (front: boolean) => (style.ringed ? halfRing(id, r, tilt, front) : '');
  return group(
    { transform: at(cx, cy) },
    definitions(id, r, palette),
    ring(false),
    tag('circle', { r: r * 1.13, fill: `url(#${id}-halo)` }),
    tag('circle', { r, fill: `url(#${id}-base)` }),
    group(
      { 'clip-path': `url(#${id}-disc)` },
      group({ transform: `rotate(${Math.round(tilt)})` }, TEXTURES[style.kind](random, r, palette)),
      tag('circle', { r: r * 1.01, fill: `url(#${id}-shade)` }),
      hatching(r, palette),
      style.kind === 'grey' && style.lights !== false ? cityLights(style.seed, r) : '',
    ),
    litRim(r, palette),
    ring(true),
  );
}

function definitions(id: string, r: number, palette: Palette): Svg {
  return tag(
    'defs',
    {},
    tag('clipPath', { id: `${id}-disc` }, tag('circle', { r })),
    radial(`${id}-base`, { cx: 0.34, cy: 0.3, r: 0.8 }, [
      [0, palette[3]],
      [0.5, palette[2]],
      [1, palette[1]],
    ]),
    radial(`${id}-shade`, { cx: 0.3, cy: 0.27, r: 0.86 }, [
      [0.42, palette[0], 0],
      [0.72, palette[0], 0.62],
      [1, DEEP, 0.96],
    ]),
    linear(`${id}-ring`, { gradientUnits: 'userSpaceOnUse', x1: 0, y1: -r * 0.45, x2: 0, y2: r * 0.45 }, [
      [0, palette[4], 0.3],
      [0.5, palette[4], 0.62],
      [1, palette[4], 0.95],
    ]),
    radial(`${id}-halo`, {}, [
      [0.84, palette[3], 0.5],
      [1, palette[3], 0],
    ]),
  );
}

function hatching(r: number, palette: Palette): Svg {
  const stroke = (i: number) => {
    const k = 0.18 + i * 0.1;
    return d`M${r * k} ${r * 1.05}Q${r * (k + 0.42)} ${r * 0.42} ${r * 1.05} ${r * (k - 0.12)}`;
  };
  return path(times(9, stroke).join(''), {
    fill: 'none',
    stroke: palette[3],
    'stroke-opacity': 0.28,
    'stroke-width': 0.9,
  });
}

function litRim(r: number, palette: Palette): Svg {
  return path(d`M${-r * 0.88} ${r * 0.47}A${r} ${r} 0 0 1 ${r * 0.6} ${-r * 0.8}`, {
    fill: 'none',
    stroke: palette[4],
    'stroke-opacity': 0.85,
    'stroke-width': 1.4,
    'stroke-linecap': 'round',
  });
}

/** Inner and outer edge of the ring's bands, in ring radii, and how bright they are. */
const BANDS = [
  [0.78, 0.9, 0.62],
  [0.92, 1.06, 0.92],
  [1.09, 1.13, 0.45],
] as const;

/** The half of a ring behind the ball or the one before it; seen aslant, and fainter the farther away. */
function halfRing(id: string, r: number, tilt: number, front: boolean): Svg {
  const [rx, ry] = [r * 1.72, r * 0.42];
  const side = front ? 0 : 1;
  const band = ([inner, outer, opacity]: readonly [number, number, number]) =>
    path(
      d`M${-rx * outer} 0A${rx * outer} ${ry * outer} 0 0 ${side} ${rx * outer} 0L${rx * inner} 0A${rx * inner} ${ry * inner} 0 0 ${1 - side} ${-rx * inner} 0z`,
      { fill: `url(#${id}-ring)`, 'fill-opacity': opacity },
    );
  return group({ transform: `rotate(${Math.round(tilt)})` }, ...BANDS.map(band));
}
