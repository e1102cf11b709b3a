/** The final scores of Race by kind of points, for every seat and for the robot of the solitaire game behind them. */
import { cardOf } from '../cards/catalogue.svelte';
import type { CardScore, Result, RobotView, SeatScore, TableState } from '../protocol/types';

const KINDS = ['chips', 'worlds', 'developments', 'counted', 'goals', 'tiles'] as const;
export type Kind = (typeof KINDS)[number];

export interface Standing extends SeatScore {
  /** Points of development tiles, which only the robot has. */
  tiles: number;
}

const sum = <T>(items: readonly T[], points: (item: T) => number): number =>
  items.reduce((total, item) => total + points(item), 0);

/** The points of one kind. */
export function pointsOf(standing: Standing | undefined, kind: Kind): number {
  if (!standing) return 0;
  if (kind === 'chips' || kind === 'tiles') return standing[kind];
  if (kind === 'goals') return sum(standing.goals, (goal) => goal.vp);
  if (kind === 'counted') return sum(standing.cards, (card) => card.bonus);
  const wanted = kind === 'worlds' ? 'world' : 'development';
  return sum(standing.cards, (score) => (cardOf(score.card)?.kind === wanted ? score.vp : 0));
}

function ofRobot(robot: RobotView, winner: boolean): Standing {
  const cards = robot.tableau.map(({ card }, i): CardScore => {
    const vp = cardOf(card)?.vp ?? 0;
    return { card, vp, bonus: (robot.card_vp[i] ?? 0) - vp };
  });
  return {
    chips: robot.vp,
    cards,
    goals: [],
    tiles: robot.tiles * robot.tile_vp,
    total: robot.score,
    tie_break: robot.credit + robot.economy,
    winner,
  };
}

/** By seat; the robot comes after the seats. */
export function standingsOf({ view }: TableState, result: Result): Standing[] {
  const seats = result.seats.map((score) => ({ ...score, tiles: 0 }));
  return view?.robot ? [...seats, ofRobot(view.robot, result.winners.length === 0)] : seats;
}

/** The places in the order of the scores. */
export const orderOf = (standings: readonly Standing[]): { seat: number; total: number }[] =>
  standings
    .map(({ total, tie_break, winner }, seat) => ({ seat, total, tie_break, winner }))
    .sort((a, b) => b.total - a.total || b.tie_break - a.tie_break || Number(b.winner) - Number(a.winner));

/** The kinds that this game has points of. */
export const kindsOf = ({ view }: TableState): Kind[] =>
  KINDS.filter((kind) => (kind !== 'goals' || view?.goals.length) && (kind !== 'tiles' || view?.robot));
