/** Race for the Galaxy, as the shared pages see it. */
import { nameOf } from '../cards/card';
import { cardOf, loadCatalogue } from '../cards/catalogue.svelte';
import { currentLanguage, text } from '../locale/locale.svelte';
import { loadWords } from '../net/words.svelte';
import { PHASE_CELLS } from '../race/actions';
import RaceEnd from '../race/RaceEnd.svelte';
import RaceTable from '../race/RaceTable.svelte';
import ReplayTable from '../race/ReplayTable.svelte';
import type { GameParts } from './parts';

function nameOfCard(id: string): string {
  const card = cardOf(id);
  return card ? nameOf(card, currentLanguage()) : id;
}

const race: GameParts = {
  load: (language) => Promise.all([loadCatalogue(language), loadWords('race', language, nameOfCard)]),
  Table: RaceTable,
  End: RaceEnd,
  Replay: ReplayTable,
  phaseName(phase) {
    const cell = PHASE_CELLS.find((candidate) => candidate.name === phase);
    return cell ? { numeral: cell.numeral, name: text(`phase-${cell.numeral}`) } : null;
  },
};
export default race;
