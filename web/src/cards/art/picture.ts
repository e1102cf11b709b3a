/** Pictures of cards as image addresses, each drawn once per card and height and then kept. */
import type { Card } from '../card';
import { backScene, scene } from './scene';

const kept = new Map<string, string>();

/** A picture by its key, drawn when it is first asked for. */
export function keep(key: string, draw: () => string): string {
  const known = kept.get(key);
  if (known) return known;
  const address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  kept.set(key, address);
  return address;
}

/** `height` is that of the frame when it is 260 wide. */
export const pictureOf = (card: Card, height: number): string =>
  keep(`${card.id}/${height}`, () => scene(card, height));

export const pictureOfBack = (): string => keep('back', backScene);
