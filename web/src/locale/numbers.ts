/** Numbers with a real minus sign (look 2, Type). */
export const minus = (value: number): string => String(value).replace('-', '−');
export const signed = (value: number): string => (value < 0 ? minus(value) : `+${value}`);
/** A share of one in whole percent, as all three languages write it in a table. */
export const percent = (share: number): string => `${minus(Math.round(100 * share))}\u00a0%`;
