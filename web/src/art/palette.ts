/** Five tones from the darkest to the lightest; the only colours a picture is painted with. */
export type Palette = readonly [darkest: string, dark: string, middle: string, light: string, lightest: string];

export type WorldKind = 'novelty' | 'rare' | 'genes' | 'alien' | 'grey';

export const WORLD_PALETTES: Record<WorldKind, Palette> = {
  novelty: ['#0b2c4d', '#14558a', '#2f8fd0', '#7ccaf6', '#d8f1ff'],
  rare: ['#2b120a', '#6b2f16', '#b0602f', '#dd9a62', '#ffdcb3'],
  genes: ['#062a24', '#0e5a47', '#2a9b70', '#7fdca9', '#e0ffe9'],
  alien: ['#120f1c', '#2a2440', '#5b4d1d', '#d7b42c', '#fff3a8'],
  grey: ['#141b28', '#2c394d', '#56677f', '#94a4b8', '#dfe6ee'],
};

export const STEEL: Palette = ['#0a1628', '#14273f', '#2a4a6e', '#8fb2d9', '#e3eefa'];
/** The sky over dice. */
export const DUSK: Palette = ['#1a1030', '#2d1c4d', '#6a4bb0', '#b79cf5', '#eee6ff'];
export const BRASS: Palette = ['#1d1608', '#3b2b0c', '#7a5a1b', '#d8b674', '#fff0c8'];

export const NIGHT = '#0a1220';
export const DEEP = '#050912';
export const IVORY = '#f4ecdd';
export const ORBIT = '#d8b674';
export const LAMP = '#ffe3a3';
export const MILITARY = '#ea5f55';
