/** Night or paper. The system's wish holds until the reader chooses. */
export type Theme = 'dark' | 'light';

const STORAGE_KEY = 'galaktyka.theme';

let theme: Theme = $state('dark');

export const currentTheme = (): Theme => theme;

export function preferredTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored === 'dark' || stored === 'light') return stored;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function applyTheme(to: Theme): void {
  theme = to;
  document.documentElement.dataset.theme = to;
}

export function switchTheme(): void {
  applyTheme(theme === 'dark' ? 'light' : 'dark');
  localStorage.setItem(STORAGE_KEY, theme);
}
