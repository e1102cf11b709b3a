/** Which bot is proposed for a new seat: the one chosen last in this browser, at first one of middle strength. */
const STORAGE_KEY = 'galaktyka.opponent';

/** The bot in the middle of those that play a game, which come weakest first. */
export const middleOf = (bots: readonly string[]): string => bots[Math.floor(bots.length / 2)] ?? '';

export function proposedFor(bots: readonly string[]): string {
  const last = localStorage.getItem(STORAGE_KEY);
  return last !== null && bots.includes(last) ? last : middleOf(bots);
}

export const rememberOpponent = (bot: string): void => localStorage.setItem(STORAGE_KEY, bot);
