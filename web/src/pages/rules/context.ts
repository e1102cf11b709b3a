import { createContext } from 'svelte';
import type { Card } from '../../cards/card';

/** Opens a card in full, from wherever the rules name it. */
export const [openContext, provideOpen] = createContext<(card: Card) => void>();
