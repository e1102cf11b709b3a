import { createContext } from 'svelte';
import type { TableStore } from '../net/table.svelte';
import type { Answering } from './answering.svelte';

/** The table and what is being answered at it, for everything drawn below `RaceTable`. */
export const [tableContext, provideTable] = createContext<TableStore>();
export const [answeringContext, provideAnswering] = createContext<Answering>();
