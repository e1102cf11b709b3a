/** Roll for the Galaxy, as the shared pages see it. */
import { loadWords } from '../net/words.svelte';
import { isPhase, NUMERALS } from '../roll/dice';
import RollEnd from '../roll/RollEnd.svelte';
import RollReplay from '../roll/RollReplay.svelte';
import RollTable from '../roll/RollTable.svelte';
import { loadTiles, nameOf } from '../roll/tiles.svelte';
import { loadTexts, word } from '../roll/words.svelte';
import type { GameParts } from './parts';

/** The shared pages hand on what the server sent; at a table of Roll that is the state of Roll (`roll/state.ts`). */
const roll: GameParts = {
  load: (language) => Promise.all([loadTiles(language), loadTexts(language), loadWords('roll', language, nameOf)]),
  Table: RollTable as unknown as GameParts['Table'],
  End: RollEnd as unknown as GameParts['End'],
  Replay: RollReplay as unknown as GameParts['Replay'],
  phaseName(phase) {
    if (isPhase(phase)) return { numeral: NUMERALS[phase], name: word(`phase-${phase}`) };
    return phase === 'assign' || phase === 'manage' ? { numeral: '', name: word(`phase-${phase}`) } : null;
  },
};
export default roll;
