/** Which game's components a table uses. A game is fetched when a table of it is first opened. */
import type { Component } from 'svelte';
import type { Language } from '../locale/languages';
import type { GameParts } from './parts';

interface Shelved {
  parts: () => Promise<{ default: GameParts }>;
  /** The guided first game. */
  learn?: () => Promise<{ default: Component }>;
}

const SHELF: Record<string, Shelved> = {
  race: { parts: () => import('./race'), learn: () => import('../race/learn/RaceLearn.svelte') },
  roll: { parts: () => import('./roll'), learn: () => import('../roll/learn/RollLearn.svelte') },
  transgalactica: {
    parts: () => import('./transgalactica'),
    learn: () => import('../transgalactica/learn/TransgalacticaLearn.svelte'),
  },
};

let loaded: Record<string, GameParts> = $state.raw({});

/** Whether this client has a table for a game. */
export const canShow = (game: string): boolean => Object.hasOwn(SHELF, game);

/** The components of a game that has been loaded. */
export const partsOf = (game: string): GameParts | undefined => loaded[game];

/** The guided first game of a game. */
export const learnPage = (game: string) => (): Promise<{ default: Component }> =>
  SHELF[game]?.learn?.() ?? Promise.reject(new Error(`${game} has no guided first game.`));

/** Brings a game with its words in a language. */
export async function loadGame(game: string, language: Language): Promise<void> {
  const shelved = SHELF[game];
  if (!shelved) throw new Error(`This client has no table for ${game}.`);
  const parts = loaded[game] ?? (await shelved.parts()).default;
  await parts.load(language);
  if (!loaded[game]) loaded = { ...loaded, [game]: parts };
}
