import { createContext } from 'svelte';
import type { Answering } from './answering.svelte';

/** What is being answered, for everything drawn below the table. */
export const [answeringContext, provideAnswering] = createContext<Answering>();
