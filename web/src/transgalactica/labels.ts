/** Things on the table as one sentence each, for those who hear the page. */
import type { SeatInfo } from '../protocol/types';
import { nameOf, linesOf, pieceOf } from './pieces.svelte';
import type { Route, SpaceView, TransgalacticaView } from './state';
import { word } from './words.svelte';

const names = (seats: readonly number[], infos: readonly SeatInfo[]): string =>
  seats.map((seat) => infos[seat]?.name ?? '').join(', ');

/** A space of the map with everything on it, and what flying there costs. */
export function spaceLabel(
  space: SpaceView,
  view: TransgalacticaView,
  seats: readonly SeatInfo[],
  route: Route | undefined,
): string {
  const pirate = pieceOf('pirate', space.pirate);
  const ships = [...view.seats.keys()].filter((seat) => view.seats[seat]?.ships.includes(space.space));
  return [
    `${nameOf(space.planet)} ${space.space}`,
    ...linesOf(space.planet),
    ...(pirate ? [word('pirates-of', { n: pirate.strength })] : []),
    ...(space.token ? [word('token-here', { token: nameOf(space.token) })] : []),
    ...(space.used ? [word('planet-used')] : []),
    ...(space.outposts.length ? [word('outposts-of', { players: names(space.outposts, seats) })] : []),
    ...(ships.length ? [word('ships-of', { players: names(ships, seats) })] : []),
    ...(route ? [word('flight-of', { n: route.energy, moves: route.legs.length })] : []),
  ].join('. ');
}
