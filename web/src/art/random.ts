/** A stream of numbers in [0, 1) that depends on its seed alone: the same card, the same picture, everywhere. */
export type Random = () => number;

function hash(seed: string): number {
  let h = 1779033703;
  for (const char of seed) {
    h = Math.imul(h ^ char.charCodeAt(0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h >>> 0;
}

/** Each part of a picture draws from its own stream (`gem_world`, `globe`), so that parts change independently. */
export function stream(seed: string, part = ''): Random {
  let state = hash(`${seed}/${part}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
export const whole = (random: Random, low: number, high: number): number => Math.floor(between(random, low, high + 1));
export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];
