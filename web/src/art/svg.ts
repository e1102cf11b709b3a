/** Pictures are SVG text: they are drawn once, kept as images and never live in the page as shapes (look 7). */
export type Svg = string;
export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number | undefined>;

export const TURN = 2 * Math.PI;
const short = (value: number): number => Math.round(value * 100) / 100;

export function tag(name: string, attributes: Attributes, ...children: Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

/** Path data with its numbers rounded: d`M${x} ${y}l${dx} 0`. */
export function d(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw({ raw: strings }, ...values.map((value) => (typeof value === 'number' ? short(value) : value)));
}

export const path = (data: string, attributes: Attributes = {}): Svg => tag('path', { d: data, ...attributes });
export const dot = (cx: number, cy: number, r: number, attributes: Attributes = {}): Svg =>
  tag('circle', { cx, cy, r, ...attributes });
export const group = (attributes: Attributes, ...children: Svg[]): Svg => tag('g', attributes, ...children);
export const at = (x: number, y: number, rest = ''): string => `translate(${short(x)} ${short(y)})${rest}`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const polar = (cx: number, cy: number, angle: number, r: number): Point => [
  cx + Math.cos(angle) * r,
  cy + Math.sin(angle) * r,
];

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}z`;
}

/** A smooth closed curve that touches the middle of every side of the polygon. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const next = (i: number): Point => points[(i + 1) % points.length] ?? [0, 0];
  const start = middle(points[points.length - 1] ?? [0, 0], points[0] ?? [0, 0]);
  const curves = points.map((point, i) => {
    const end = middle(point, next(i));
    return d`Q${point[0]} ${point[1]} ${end[0]} ${end[1]}`;
  });
  return d`M${start[0]} ${start[1]}${curves.join('')}z`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): Svg[] =>
  list.map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));

export const radial = (id: string, shape: Attributes, list: readonly Stop[]): Svg =>
  tag('radialGradient', { id, ...shape }, ...stops(list));
export const linear = (id: string, shape: Attributes, list: readonly Stop[]): Svg =>
  tag('linearGradient', { id, ...shape }, ...stops(list));
