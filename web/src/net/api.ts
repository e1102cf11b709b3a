/** Requests to the server; a refusal becomes an `ApiError` with its code. */
import type {
  Failure,
  GameInfo,
  Me,
  NewTable,
  Options,
  OptionsWish,
  PlayOn,
  Recovery,
  Status,
  TableState,
  TableSummary,
  Verification,
} from '../protocol/types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const { error, message } = (await response.json()) as Failure;
    return new ApiError(error, response.status, message);
  } catch {
    return new ApiError('internal', response.status, response.statusText);
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (method === 'POST') {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError('offline', 0, 'The server does not answer.');
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

/** The lines of JSON in which the server says how far the analysis of a game is (docs/protocol.md 6). */
export async function openAnalysis(id: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`/api${table(id)}/analysis`, { signal });
  if (!response.ok) throw await failure(response);
  return response;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('POST', '/me', { name }),
  recovery: () => ask<Recovery>('POST', '/me/recovery'),
  recover: (token: string) => ask<Me>('POST', '/recover', { token }),
  status: () => ask<Status>('GET', '/status'),
  games: () => ask<GameInfo[]>('GET', '/games'),
  options: (game: string, wish: OptionsWish) =>
    ask<Options>('POST', `/games/${encodeURIComponent(game)}/options`, wish),
  openTables: () => ask<TableSummary[]>('GET', '/tables'),
  myTables: () => ask<TableSummary[]>('GET', '/tables/mine'),
  create: (wanted: NewTable) => ask<TableSummary>('POST', '/tables', wanted),
  join: (id: string, seat?: number) => ask<TableState>('POST', `${table(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<unknown>('POST', `${table(id)}/leave`),
  seatBot: (id: string, seat: number, bot: string | null) => ask<unknown>('POST', `${table(id)}/seats`, { seat, bot }),
  rematch: (id: string) => ask<TableSummary>('POST', `${table(id)}/rematch`),
  playOn: (id: string, wanted: PlayOn) => ask<TableSummary>('POST', `${table(id)}/play_on`, wanted),
  verify: (id: string) => ask<Verification>('GET', `${table(id)}/verify`),
};

export const fileAddress = (id: string): string => `/api${table(id)}/file`;
export const socketAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${table(id)}/socket`;
