import { between, type Random } from './random';
import { smooth, times, TURN, type Point } from './svg';

/** A closed, coast-like line around a point: a circle bent by a few harmonics, so that scaled copies nest. */
export interface Contour {
  (scale: number): string;
}

export function contour(random: Random, [cx, cy]: Point, r: number, stretch: Point, roughness = 1): Contour {
  const waves = [2, 3, 5, 7].map((frequency) => ({
    frequency,
    depth: (roughness * between(random, 0.14, 0.3)) / Math.sqrt(frequency),
    shift: random() * TURN,
  }));
  const bend = (angle: number) =>
    waves.reduce((sum, { frequency, depth, shift }) => sum + depth * Math.sin(frequency * angle + shift), 1);
  return (scale) =>
    smooth(
      times(26, (i): Point => {
        const angle = (i / 26) * TURN;
        const reach = r * scale * bend(angle);
        return [cx + Math.cos(angle) * reach * stretch[0], cy + Math.sin(angle) * reach * stretch[1]];
      }),
    );
}
