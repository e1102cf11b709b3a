/** A tile in one sentence, for those who hear the table: name, type, cost, goods, what it does (look 8). */
import { currentLanguage } from '../locale/locale.svelte';
import { wordsOf } from './tiles.svelte';
import type { Side, When } from './tile';
import { word } from './words.svelte';

export const typeOf = (side: Side): string =>
  side.kind === 'development' ? word('type-development') : word(`type-world-${side.colour}`);

export const phaseName = (when: When): string => word(when === 'assign' ? 'reassign' : `phase-${when}`);

export function describe(side: Side, goods: readonly string[] = []): string {
  const words = wordsOf(side);
  const head = [side.name[currentLanguage()], typeOf(side), word('tile-cost', { n: side.cost })].join(', ');
  const laden = goods.length ? [word('tile-goods', { dice: goods.map((die) => word(`die-${die}`)).join(', ') })] : [];
  const powers = side.powers.map((power, i) => `${phaseName(power.when)}: ${words.powers[i] ?? ''}`);
  return [`${head}.`, ...laden, ...words.instant, ...powers, words.bonus ?? ''].filter(Boolean).join(' ');
}
