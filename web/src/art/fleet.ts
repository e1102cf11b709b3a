/** Signs of war around a world: chevrons for Military, darts for Rebels and the Imperium (look 3, 7.5). */
import { IVORY, MILITARY, NIGHT } from './palette';
import { between, stream } from './random';
import { at, d, group, path, times, type Svg } from './svg';

export function chevrons(cx: number, cy: number, r: number): Svg {
  const k = r * 1.24;
  const chevron = (i: number) =>
    path(d`M${k} -4.5l4.5 4.5-4.5 4.5`, {
      transform: `rotate(${Math.round((i * 3600) / 28) / 10})`,
      'stroke-opacity': i % 7 === 3 ? 0.25 : 0.85,
    });
  return group(
    {
      transform: at(cx, cy),
      fill: 'none',
      stroke: MILITARY,
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...times(28, chevron),
  );
}

function dart(x: number, y: number, scale: number, degrees: number, colour: string): Svg {
  return group(
    { transform: at(x, y, `rotate(${Math.round(degrees)})scale(${scale.toFixed(2)})`) },
    path('M14 0L-8-7-4 0-8 7z', { fill: colour }),
    path('M14 0L-8-7-4 0z', { fill: NIGHT, 'fill-opacity': 0.35 }),
    path('M-6 0h-14', { stroke: colour, 'stroke-opacity': 0.5, 'stroke-width': 1.5, 'stroke-dasharray': '4 2' }),
  );
}

const [REBEL, IMPERIUM] = ['#ffc9bf', '#f6d48b'];

/** Rebels fly scattered. */
export function rebelDarts(seed: string): Svg {
  const random = stream(seed, 'darts');
  const one = () =>
    dart(
      between(random, 92, 196),
      between(random, 14, 74),
      between(random, 0.5, 0.85),
      between(random, -40, 30),
      REBEL,
    );
  return times(5, one).join('');
}

/** The Imperium flies in file. */
export const imperiumDarts = (): Svg => times(4, (i) => dart(94 + i * 21, 56 - i * 9, 0.56, -23, IMPERIUM)).join('');

/** Other military worlds keep a patrol of three. */
export const patrol = (): Svg =>
  times(3, (i) => dart(98 + i * 22, 24 + Math.abs(1 - i) * 11, 0.58, -18, IVORY)).join('');
