import { box, circle } from './path';

export const GOODS = ['novelty', 'rare', 'genes', 'alien'] as const;
export type Good = (typeof GOODS)[number];
export type GoodOrAny = Good | 'any';

/** Outline of each kind on a 24 grid, and the baseline of its letter. */
export const GEM_OUTLINE: Record<GoodOrAny, { path: string; baseline: number; letterSize: number }> = {
  novelty: { path: circle(12, 12, 9.8), baseline: 17.1, letterSize: 14.5 },
  rare: {
    path: 'M6.5 2.8h11l3.7 3.7v11l-3.7 3.7h-11l-3.7-3.7v-11z',
    baseline: 17.1,
    letterSize: 14.5,
  },
  genes: {
    path: 'M12 1.2c7.6 3.6 10.6 9.4 8.4 14.6-1.5 3.6-4.7 6-8.4 7-3.7-1-6.9-3.4-8.4-7C1.4 10.6 4.4 4.8 12 1.2z',
    baseline: 17.9,
    letterSize: 14,
  },
  alien: {
    path: 'M12 1.8c.8 0 1.5.4 1.9 1.1l8.8 15.6c.8 1.5-.2 3.3-1.9 3.3H3.2c-1.7 0-2.7-1.8-1.9-3.3l8.8-15.6c.4-.7 1.1-1.1 1.9-1.1z',
    baseline: 19.4,
    letterSize: 11.5,
  },
  any: { path: box(2.6, 2.6, 18.8, 18.8, 7), baseline: 16.4, letterSize: 14 },
};
