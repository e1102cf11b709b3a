/** SVG path data for the few shapes the glyphs are built of; everything on a 24 grid unless said otherwise. */

export const round = (value: number): number => Math.round(value * 100) / 100;

export function circle(cx: number, cy: number, r: number): string {
  return `M${round(cx - r)} ${cy}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [round(rx * Math.cos(angle)), round(rx * Math.sin(angle))];
  const half = (sign: number) => `a${rx} ${ry} ${degrees} 1 1 ${round(sign * 2 * dx)} ${round(sign * 2 * dy)}`;
  return `M${round(cx - dx)} ${round(cy - dy)}${half(1)}${half(-1)}z`;
}

export function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** A rosette of `lobes` round lobes, `depth` (0..1) deep: the seal of points. */
export function rosette(cx: number, cy: number, r: number, lobes = 9, depth = 0.13): string {
  const steps = lobes * 8;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI - Math.PI / 2;
    const reach = r * (1 - depth + depth * Math.abs(Math.cos((lobes * angle) / 2)));
    return `${round(cx + Math.cos(angle) * reach)} ${round(cy + Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}z`;
}

/** A toothed wheel without its axle hole. */
export function wheel(cx: number, cy: number, inner: number, outer: number, teeth: number): string {
  const outline = [
    [-0.22, inner],
    [-0.15, outer],
    [0.15, outer],
    [0.22, inner],
  ] as const;
  const points = Array.from({ length: teeth }, (_, i) => (i / teeth) * 2 * Math.PI).flatMap((at) =>
    outline.map(([turn, r]) => `${round(cx + Math.cos(at + turn) * r)} ${round(cy + Math.sin(at + turn) * r)}`),
  );
  return `M${points.join('L')}z`;
}
