/** The first game of this browser, of each kind of game: at which table it is played and what was already explained. */
export interface Progress {
  table: string;
  seen: readonly string[];
}

const keyOf = (game: string): string => `galaktyka.learn.${game}`;

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Progress).table === 'string' &&
  Array.isArray((value as Progress).seen);

export function loadProgress(game: string): Progress | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isProgress(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const saveProgress = (game: string, progress: Progress): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(progress));

export const forgetProgress = (game: string): void => localStorage.removeItem(keyOf(game));
