/** The final scores as they are shown: points by kind for every seat, and for the robot of the solitaire game. */
import { cardOf } from '../cards/catalogue.svelte';
import { text } from '../locale/locale.svelte';
import { say } from '../net/words.svelte';
import type { CardScore, GoalScore, Result, RobotView, SeatScore, TableState } from '../protocol/types';

export const KINDS = ['chips', 'worlds', 'developments', 'counted', 'goals', 'tiles'] as const;
export type Kind = (typeof KINDS)[number];

export interface Standing {
  /** Null: the robot. */
  seat: number | null;
  name: string;
  chips: number;
  cards: readonly CardScore[];
  goals: readonly GoalScore[];
  /** Points of development tiles, which only the robot has. */
  tiles: number;
  total: number;
  tieBreak: number;
  winner: boolean;
}

const sum = <T>(items: readonly T[], points: (item: T) => number): number =>
  items.reduce((total, item) => total + points(item), 0);

/** The points of one kind. */
export function pointsOf(standing: Standing, kind: Kind): number {
  if (kind === 'chips' || kind === 'tiles') return standing[kind];
  if (kind === 'goals') return sum(standing.goals, (goal) => goal.vp);
  if (kind === 'counted') return sum(standing.cards, (card) => card.bonus);
  const wanted = kind === 'worlds' ? 'world' : 'development';
  return sum(standing.cards, (score) => (cardOf(score.card)?.kind === wanted ? score.vp : 0));
}

function ofSeat(score: SeatScore, seat: number, now: TableState): Standing {
  const name = now.seats[seat]?.name ?? '';
  const { chips, cards, goals, total, tie_break: tieBreak, winner } = score;
  const shown = seat === now.me ? text('name-you', { name }) : name;
  return { seat, name: shown, chips, cards, goals, tiles: 0, total, tieBreak, winner };
}

function ofRobot(robot: RobotView, winner: boolean): Standing {
  const cards = robot.tableau.map(({ card }, i): CardScore => {
    const vp = cardOf(card)?.vp ?? 0;
    return { card, vp, bonus: (robot.card_vp[i] ?? 0) - vp };
  });
  return {
    seat: null,
    name: say({ id: 'robot-name', args: {} }),
    chips: robot.vp,
    cards,
    goals: [],
    tiles: robot.tiles * robot.tile_vp,
    total: robot.score,
    tieBreak: robot.credit + robot.economy,
    winner,
  };
}

/** Everybody, the best first. */
export function standingsOf(now: TableState, result: Result): Standing[] {
  const all = result.seats.map((score, seat) => ofSeat(score, seat, now));
  if (now.view?.robot) all.push(ofRobot(now.view.robot, result.winners.length === 0));
  return all.sort((a, b) => b.total - a.total || b.tieBreak - a.tieBreak || Number(b.winner) - Number(a.winner));
}

/** The kinds that this game has points of. */
export const kindsOf = ({ view }: TableState): Kind[] =>
  KINDS.filter((kind) => (kind !== 'goals' || view?.goals.length) && (kind !== 'tiles' || view?.robot));

/** Who won and by how much, in a sentence. */
export function verdict(standings: readonly Standing[], me: number | null): string {
  const winners = standings.filter(({ winner }) => winner);
  const [first, second] = standings;
  if (!first || winners.length > 1) return text('end-shared', { names: winners.map(({ name }) => name).join(', ') });
  const [by, tie] = [first.total - (second?.total ?? 0), first.total === second?.total ? '-tie' : ''];
  if (first.seat === null) return text(`end-robot-wins${tie}`, { by });
  return text(first.seat === me ? `end-you-win${tie}` : `end-wins${tie}`, { name: first.name, by });
}
