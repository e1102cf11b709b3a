/** A table of Transgalactica as the server sends it; the shared pages know only the fields that every game has. */
import type { Result, TableState } from '../protocol/types';
import type { Offer, RouteView, SeatScore, SeatView, SpaceView, TransgalacticaView } from '../protocol/transgalactica';

export type { Offer, SpaceView, TransgalacticaView };
export type Route = RouteView;
export type TransgalacticaSeat = SeatView;
export type TransgalacticaScore = SeatScore;
export type TransgalacticaResult = Omit<Result, 'seats'> & { seats: TransgalacticaScore[] };
export type TransgalacticaState = Omit<TableState, 'view' | 'offers' | 'result'> & {
  view: TransgalacticaView | null;
  offers: Offer[];
  result: TransgalacticaResult | null;
};

export type Layout = 'wide' | 'compact' | 'phone';
