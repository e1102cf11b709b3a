/**
 * Landmarks of worlds, from their names (look 12). Drawn around the globe's centre with its radius as 100: on it,
 * around it, or before it at the lower left. Tones: the two lightest of the kind, ivory, brass, lamps, and darkness.
 */
import { IVORY, LAMP, NIGHT, ORBIT, type Palette } from '../../art/palette';
import { at, group, path, type Svg } from '../../art/svg';
import { LANDMARKS } from './landmark-drawings';

export type Tone = 'light' | 'lightest' | 'ivory' | 'brass' | 'lamp' | 'night';

export interface Stroke {
  readonly d: string;
  readonly stroke?: Tone;
  readonly width?: number;
  readonly fill?: Tone;
  readonly opacity?: number;
  readonly fillOpacity?: number;
  readonly dash?: string;
}

/** The landmark of the world, or nothing: the seed alone, never somebody else's landmark. */
export function landmark(id: string, { cx, cy, r }: { cx: number; cy: number; r: number }, palette: Palette): Svg {
  const strokes = LANDMARKS[id];
  if (!strokes) return '';
  const colours: Record<Tone, string> = {
    light: palette[3],
    lightest: palette[4],
    ivory: IVORY,
    brass: ORBIT,
    lamp: LAMP,
    night: NIGHT,
  };
  const draw = (stroke: Stroke) =>
    path(stroke.d, {
      fill: stroke.fill ? colours[stroke.fill] : 'none',
      'fill-opacity': stroke.fillOpacity,
      stroke: stroke.stroke && colours[stroke.stroke],
      'stroke-width': stroke.stroke && (stroke.width ?? 2.8),
      'stroke-dasharray': stroke.dash,
      opacity: stroke.opacity,
    });
  return group(
    { transform: at(cx, cy, `scale(${(r / 100).toFixed(3)})`), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...strokes.map(draw),
  );
}
