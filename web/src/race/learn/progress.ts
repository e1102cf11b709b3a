/** The first game of this browser: at which table it is played and what was already explained. */
export interface Progress {
  table: string;
  seen: readonly string[];
}

const STORAGE_KEY = 'galaktyka.learn';

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Progress).table === 'string' &&
  Array.isArray((value as Progress).seen);

export function loadProgress(): Progress | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isProgress(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const saveProgress = (progress: Progress): void => localStorage.setItem(STORAGE_KEY, JSON.stringify(progress));

export const forgetProgress = (): void => localStorage.removeItem(STORAGE_KEY);
