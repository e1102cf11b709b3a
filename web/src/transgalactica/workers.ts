/** The mobilised crew of a seat, its lieutenant among them. */
import type { TransgalacticaSeat } from './state';

type Crew = Pick<TransgalacticaSeat, 'crew' | 'crew_out' | 'lieutenant' | 'lieutenant_out'>;

export interface Worker {
  icon: 'lieutenant' | 'crew';
  ready: boolean;
}

/** How many can be sent out. */
export const crewReady = ({ crew, lieutenant }: Crew): number => crew + Number(lieutenant);

/** One by one: who is ready, then who is at work; the lieutenant leads either group. */
export function crewOf({ crew, crew_out, lieutenant, lieutenant_out }: Crew): Worker[] {
  const group = (leads: boolean, count: number, ready: boolean): Worker[] => [
    ...(leads ? [{ icon: 'lieutenant' as const, ready }] : []),
    ...Array.from({ length: count }, () => ({ icon: 'crew' as const, ready })),
  ];
  return [...group(lieutenant, crew, true), ...group(lieutenant_out, crew_out, false)];
}
