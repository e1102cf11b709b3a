/** The frame an instrument hangs in says when the development works: one mount per phase, around the origin. */
import { between, stream } from '../../art/random';
import { d, dot, group, path, polar, tag, times, TURN, type Svg } from '../../art/svg';
import type { Power } from '../powers';

type Mount = (r: number, colour: string, seed: string) => Svg;

const pen = (colour: string, width: number, opacity: number) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-opacity': opacity,
  'stroke-linecap': 'round',
});
const circle = (r: number, colour: string, opacity: number): Svg => dot(0, 0, r, pen(colour, 1, opacity));

const compassRose: Mount = (r, colour) => {
  const point = (i: number) => {
    const angle = (i / 16 - 0.25) * TURN;
    const reach = i % 4 === 0 ? r + 38 : i % 2 === 0 ? r + 20 : r + 8;
    const [[x0, y0], [x1, y1], [x2, y2]] = [
      polar(0, 0, angle - 0.07, r),
      polar(0, 0, angle, reach),
      polar(0, 0, angle + 0.07, r),
    ];
    return path(d`M${x0} ${y0}L${x1} ${y1}L${x2} ${y2}`, {
      fill: colour,
      'fill-opacity': i % 4 ? 0.12 : 0.35,
      stroke: colour,
      'stroke-opacity': 0.7,
      'stroke-width': 0.9,
    });
  };
  return circle(r, colour, 0.6) + circle(r + 20, colour, 0.35) + times(16, point).join('');
};

const drawingBoard: Mount = (r, colour, seed) => {
  const [w, h] = [r + 26, (r + 26) * 0.72];
  const tilt = Math.round(between(stream(seed, 'board'), -8, 8));
  const scale = times(17, (i) => d`M${-w + (i * w) / 8} ${-h}v${i % 4 ? 5 : 9}`).join('');
  return (
    circle(r, colour, 0.6) +
    group(
      { transform: `rotate(${tilt})` },
      path(d`M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}z`, pen(colour, 1, 0.55)),
      path(d`M${-w - 14} 0H${-r}M${r} 0H${w + 14}M0 ${-h - 10}V${-r}`, pen(colour, 1, 0.7)),
      path(scale, pen(colour, 0.9, 0.6)),
    )
  );
};

const crossingOrbits: Mount = (r, colour) => {
  const track = (degrees: number, rx: number, ry: number, side: number, moon: number) =>
    group(
      { transform: `rotate(${degrees})` },
      tag('ellipse', { rx, ry, ...pen(colour, 1.1, 0.7) }),
      dot(side * rx * 0.94, -0.34 * ry, moon, { fill: colour }),
    );
  return circle(r, colour, 0.5) + track(-22, r * 1.65, r * 0.5, 1, 6) + track(28, r * 1.5, r * 0.42, -1, 4.5);
};

const beam: Mount = (r, colour) => {
  const [reach, y] = [r + 42, -r - 4];
  const pan = (x: number) => d`M${x} ${y}l-20 46M${x} ${y}l20 46M${x - 24} ${y + 46}h48a24 13 0 0 1-48 0z`;
  return (
    circle(r, colour, 0.6) +
    path(d`M${-reach} ${y}Q0 ${y - 18} ${reach} ${y}M0 ${y - 9}V${-r}`, pen(colour, 1.6, 0.9)) +
    path(pan(-reach) + pan(reach), pen(colour, 1.2, 0.85))
  );
};

const bowls: Mount = (r, colour) => {
  const bowl = (i: number) => {
    const q = r + 10 + i * 11;
    return path(d`M${-q} 0A${q} ${q} 0 0 0 ${q} 0M${-q - 5} 0h10M${q - 5} 0h10`, pen(colour, 1.2, 0.8 - 0.15 * i));
  };
  return circle(r, colour, 0.6) + times(4, bowl).join('');
};

const shoots: Mount = (r, colour) => {
  const shoot = (i: number) => {
    const angle = -TURN / 4 + (i - 3) * 0.42;
    const [x0, y0] = polar(0, 0, angle, r);
    const [x1, y1] = polar(0, 0, angle, r + 30 - Math.abs(i - 3) * 4);
    const [x2, y2] = polar(0, 0, angle + 0.22, r + 18);
    return (
      path(d`M${x0} ${y0}L${x1} ${y1}`, pen(colour, 1.2, 0.85)) +
      path(d`M${x1} ${y1}Q${x2} ${y2} ${x0} ${y0}`, {
        fill: colour,
        'fill-opacity': 0.22,
        stroke: colour,
        'stroke-opacity': 0.7,
        'stroke-width': 0.9,
      })
    );
  };
  return circle(r, colour, 0.6) + times(7, shoot).join('');
};

const MOUNTS: Partial<Record<Power['phase'], Mount>> = {
  I: compassRose,
  II: drawingBoard,
  III: crossingOrbits,
  $: beam,
  IV: bowls,
  V: shoots,
};

function graduation(r: number, colour: string): Svg {
  const tick = (i: number) => {
    const [[x0, y0], [x1, y1]] = [polar(0, 0, (i / 60) * TURN, r), polar(0, 0, (i / 60) * TURN, r - (i % 5 ? 3 : 6))];
    return d`M${x0} ${y0}L${x1} ${y1}`;
  };
  return path(times(60, tick).join(''), pen(colour, 0.8, 0.55));
}

/** The mount of the phase of a development's first power; a plain graduated circle without one. */
export function mount(phase: Power['phase'] | undefined, seed: string, r: number, colour: string): Svg {
  const draw = phase && MOUNTS[phase];
  return (draw ? draw(r, colour, seed) : circle(r, colour, 0.6)) + graduation(r, colour);
}
