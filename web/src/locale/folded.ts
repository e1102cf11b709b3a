/** Words as a search compares them: without capitals and marks, so that "lod" finds "Łódź"; Ł has no separable mark. */
export const folded = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l');
