/** Numbers with a real minus sign (look 2, Type). */
export const minus = (value: number): string => String(value).replace('-', '−');
export const signed = (value: number): string => (value < 0 ? minus(value) : `+${value}`);
/** A share of one in whole percent. */
export const wholePercent = (share: number): number => Math.round(100 * share);
/** Percent as all three languages write it in a table. */
export const percentSign = (whole: number): string => `${minus(whole)}\u00a0%`;
export const percent = (share: number): string => percentSign(wholePercent(share));
