/** Numbers with a real minus sign (look 2, Type). */
export const minus = (value: number): string => String(value).replace('-', '−');
export const signed = (value: number): string => (value < 0 ? minus(value) : `+${value}`);
