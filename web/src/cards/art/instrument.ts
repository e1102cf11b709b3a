/** A development is a brass instrument: mount (when), figure (its name), satellites (its powers). Look 12. */
import { orbit } from '../../art/orbit';
import { NIGHT, type Palette } from '../../art/palette';
import { at, d, dot, group, path, times, TURN, type Svg } from '../../art/svg';
import type { GlyphDrawing } from '../../icons/glyph';
import { GLYPHS, type Glyph } from '../../icons/glyphs';
import type { Card } from '../card';
import { FIGURES, type Figure } from './figures';
import { mount } from './mounts';
import { satellitesOf, SATELLITES } from './satellites';

const MOUNT_RADIUS = 70;
const DISC_RADIUS = 55;
const FIGURE_SCALE = 1.65;
/** In art lower than this the whole motif shrinks to keep clear of the name, but never under 62 %. */
const FULL_HEIGHT = 176;

/** Without a figure for its name an instrument may carry a sign; tiles of Roll have many such. */
export function instrument(card: Card, width: number, height: number, palette: Palette, sign?: Glyph): Svg {
  const scale = Math.min(1, Math.max(0.62, height / FULL_HEIGHT));
  const cy = Math.min(height * 0.44, (height - 70) * 0.56 + 14);
  return group(
    { transform: at(width * 0.56, cy, scale < 1 ? `scale(${scale.toFixed(3)})` : '') },
    card.cost === 6 ? rays(palette) : '',
    mount(card.powers[0]?.phase, card.id, MOUNT_RADIUS, palette[3]),
    figureDisc(FIGURES[card.id] ?? (sign && { glyph: sign }), palette),
    ...satellitesOf(card).map((kind, i) => satellite(SATELLITES[kind], i, palette)),
  );
}

function rays(palette: Palette): Svg {
  const ray = (i: number) => {
    const [x, y] = [Math.cos((i / 36) * TURN), Math.sin((i / 36) * TURN)];
    const reach = i % 2 ? 96 : 170;
    return path(d`M${x * 58} ${y * 58}L${x * reach} ${y * reach}`, {
      stroke: palette[3],
      'stroke-opacity': i % 2 ? 0.5 : 0.28,
      'stroke-width': i % 2 ? 1 : 1.6,
    });
  };
  return times(36, ray).join('');
}

function figureDisc(figure: Figure | undefined, palette: Palette): Svg {
  const half = -24 * FIGURE_SCALE;
  return (
    dot(0, 0, DISC_RADIUS, { fill: NIGHT, 'fill-opacity': 0.88, stroke: palette[3], 'stroke-width': 1.8 }) +
    (figure
      ? group(
          {
            transform: at(half, half, `scale(${FIGURE_SCALE})`),
            fill: 'none',
            stroke: palette[4],
            'stroke-width': 1.9,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          },
          figure.glyph
            ? group({ transform: 'scale(2)', 'stroke-width': 1.15 }, strokes(GLYPHS[figure.glyph], palette))
            : '',
          strokes(figure, palette),
        )
      : orbit(0, 0, DISC_RADIUS - 14, 24, palette[3], 0.7))
  );
}

function strokes(drawing: GlyphDrawing, palette: Palette): Svg {
  return (
    (drawing.line ? path(drawing.line) : '') +
    (drawing.dashed ? path(drawing.dashed, { 'stroke-dasharray': '4 4.5' }) : '') +
    (drawing.bold ? path(drawing.bold, { 'stroke-width': 2.6 }) : '') +
    (drawing.solid ? path(drawing.solid, { fill: palette[4], stroke: 'none' }) : '')
  );
}

/** Clockwise from the left, 17° apart, on the mount's circle. */
function satellite(draw: (degrees: number) => Svg, index: number, palette: Palette): Svg {
  const degrees = 160 + index * 17;
  const angle = (degrees / 360) * TURN;
  return group(
    { transform: at(Math.cos(angle) * MOUNT_RADIUS, Math.sin(angle) * MOUNT_RADIUS, 'scale(1.25)') },
    dot(0, 0, 8.5, { fill: NIGHT, stroke: palette[3], 'stroke-opacity': 0.6, 'stroke-width': 0.8 }),
    draw(degrees - 180),
  );
}
