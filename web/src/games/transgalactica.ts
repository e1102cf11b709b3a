/** Transgalactica, as the shared pages see it. */
import { loadWords } from '../net/words.svelte';
import { loadPieces, nameOf } from '../transgalactica/pieces.svelte';
import TransgalacticaEnd from '../transgalactica/TransgalacticaEnd.svelte';
import TransgalacticaReplay from '../transgalactica/TransgalacticaReplay.svelte';
import TransgalacticaTable from '../transgalactica/TransgalacticaTable.svelte';
import { loadTexts, word } from '../transgalactica/words.svelte';
import type { GameParts } from './parts';

const PHASES: ReadonlySet<string> = new Set(['draft', 'income', 'action']);

/** The shared pages hand on what the server sent; here that is the state of Transgalactica (`transgalactica/state.ts`). */
const transgalactica: GameParts = {
  load: (language) =>
    Promise.all([loadPieces(language), loadTexts(language), loadWords('transgalactica', language, nameOf)]),
  Table: TransgalacticaTable as unknown as GameParts['Table'],
  End: TransgalacticaEnd as unknown as GameParts['End'],
  Replay: TransgalacticaReplay as unknown as GameParts['Replay'],
  ownSide: true,
  phaseName: (phase) => (PHASES.has(phase) ? { numeral: '', name: word(`phase-${phase}`) } : null),
};
export default transgalactica;
