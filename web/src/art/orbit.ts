import { at, d, group, path, polar, tag, times, TURN, type Svg } from './svg';

/** A graduated circle; every fourth tick is longer. */
export function orbit(cx: number, cy: number, r: number, ticks: number, colour: string, opacity: number): Svg {
  const tick = (i: number) => {
    const angle = (i / ticks) * TURN;
    const [x0, y0] = polar(0, 0, angle, r);
    const [x1, y1] = polar(0, 0, angle, r * (i % 4 ? 1.02 : 1.05));
    return d`M${x0} ${y0}L${x1} ${y1}`;
  };
  return group(
    { transform: at(cx, cy), stroke: colour, 'stroke-opacity': opacity, 'stroke-width': 0.8, fill: 'none' },
    tag('circle', { r }),
    path(times(ticks, tick).join('')),
  );
}
