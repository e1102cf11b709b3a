import { contour } from './contour';
import type { Palette } from './palette';
import { between, stream } from './random';
import { dot, linear, path, tag, times, type Svg } from './svg';

const STAR = '#fff6e2';

/** The night behind everything: a tinted gradient, a nebula as nested contour lines, one star per 900 px². */
export function sky(seed: string, width: number, height: number, palette: Palette): Svg {
  const gradient = linear('sky', { x1: 0, y1: 0, x2: 0.6, y2: 1 }, [
    [0, '#0c1730'],
    [0.55, palette[0]],
    [1, '#070c18'],
  ]);
  return (
    gradient +
    tag('rect', { width, height, fill: 'url(#sky)' }) +
    nebula(seed, width, height, palette) +
    stars(seed, width, height)
  );
}

function nebula(seed: string, width: number, height: number, palette: Palette): Svg {
  const random = stream(seed, 'nebula');
  const centre = [width * between(random, 0.15, 0.85), height * between(random, 0.1, 0.6)] as const;
  const line = contour(random, centre, Math.min(width, height), [1.5, 0.8]);
  const level = (i: number) =>
    path(line(0.16 + (5 - i) * 0.13), {
      fill: palette[2],
      'fill-opacity': 0.055,
      stroke: palette[3],
      'stroke-opacity': 0.16,
      'stroke-width': 0.7,
    });
  return times(5, level).join('');
}

function stars(seed: string, width: number, height: number): Svg {
  const random = stream(seed, 'stars');
  const star = () => {
    const size = random();
    const r = size > 0.93 ? 1.3 : size > 0.7 ? 0.8 : 0.5;
    return dot(random() * width, random() * height, r, { fill: STAR, 'fill-opacity': between(random, 0.3, 0.9) });
  };
  return times(Math.round((width * height) / 900), star).join('');
}
