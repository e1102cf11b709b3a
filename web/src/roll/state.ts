/** A table of Roll as the server sends it; the shared pages know only the fields that every game has. */
import type { Result, TableState } from '../protocol/types';
import type { Offer, RollView, SeatScore, SeatView } from '../protocol/roll';

export type { RollView };
export type RollSeat = SeatView;
export type RollScore = SeatScore;
export type RollResult = Omit<Result, 'seats'> & { seats: RollScore[] };
export type RollState = Omit<TableState, 'view' | 'offers' | 'result'> & {
  view: RollView | null;
  offers: Offer[];
  result: RollResult | null;
};
