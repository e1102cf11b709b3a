/** Words as a search compares them: without marks and capitals. */
export const folded = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
