/**
 * The line to a table: one WebSocket after another, as long as somebody listens. It knows what was sent and not yet
 * answered, and sends it again with its old id after a break; the server never plays the same id twice.
 */
import type { EventMessage, FromClient, FromServer, Hint, Move, Refused, TableState, Undo } from '../protocol/types';
import { after } from './changes';

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

/** Closes after which connecting again makes no sense: no such table, other rules. */
const HOPELESS = new Set([4404, 4409]);
const OPEN = 1; // WebSocket.OPEN
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
/** Before what was turned away for a moment is sent again. */
const AGAIN = 1_500;

export interface LineEvents {
  onState: (state: TableState) => void;
  onConnection: (connection: Connection, attempt: number) => void;
  onAnswered: (id: string) => void;
  onRefused: (refusal: Refused) => void;
  onHint: (hint: Hint) => void;
  /** Something was turned away for a moment; moves and undos are sent again, a hint is not. */
  onTurnedAway: () => void;
  onClosed: (code: number) => void;
}

type Answerable = Move | Undo;
type Timer = ReturnType<typeof setTimeout> | undefined;

const newId = (): string => crypto.randomUUID();

export class Line {
  #socket: WebSocket | null = null;
  #state: TableState | null = null;
  #unanswered = new Map<string, Answerable>();
  #attempt = 0;
  /** The server has sent its first state on this socket. */
  #greeted = false;
  #retry: Timer;
  #heartbeat: Timer;
  #patience: Timer;
  #again: Timer;
  #ended = false;

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  /** Moves and undos that the server has not answered. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#greeted = false;
    const socket = this.open(this.address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  move(action: string): string {
    return this.#ask({ type: 'move', id: newId(), version: this.#version(), action });
  }

  undo(): string {
    return this.#ask({ type: 'undo', id: newId(), version: this.#version() });
  }

  hint(): string {
    const id = newId();
    this.#send({ type: 'hint', id });
    return id;
  }

  #version(): number {
    return this.#state?.version ?? 0;
  }

  #ask(message: Answerable): string {
    this.#unanswered.set(message.id, message);
    this.#send(message);
    return message.id;
  }

  /** What cannot be sent now is sent with the next state, if it wants an answer. */
  #send(message: FromClient): void {
    if (this.#socket?.readyState === OPEN && this.#greeted) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#patience);
    switch (message.type) {
      case 'state':
        return this.#begin(message.state);
      case 'event':
        return this.#follow(message);
      case 'accepted':
        return this.#answered(message.id);
      case 'refused':
        this.#take(message.state);
        this.events.onRefused(message);
        return this.#answered(message.id);
      case 'hint':
        return this.events.onHint(message);
      case 'error':
        return this.#turnedAway();
      case 'pong':
    }
  }

  /** A whole state: the line stands, and what was left unanswered goes out again. */
  #begin(state: TableState): void {
    const first = !this.#greeted;
    this.#greeted = true;
    this.#attempt = 0;
    this.#take(state);
    if (!first) return;
    this.events.onConnection('open', 0);
    this.#sendUnanswered();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
  }

  /** The server was too busy, or all went too fast; it does not say what it left unanswered. */
  #turnedAway(): void {
    this.#send({ type: 'sync' });
    clearTimeout(this.#again);
    if (this.#unanswered.size) this.#again = setTimeout(() => this.#sendUnanswered(), AGAIN);
    this.events.onTurnedAway();
  }

  #sendUnanswered(): void {
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  #follow(event: EventMessage): void {
    if (!this.#state || event.version <= this.#state.version) return;
    if (event.from === this.#state.version) this.#take(after(this.#state, event));
    else this.#send({ type: 'sync' });
  }

  #take(state: TableState): void {
    if (this.#state && state.version < this.#state.version) return;
    this.#state = state;
    this.events.onState(state);
  }

  #answered(id: string): void {
    this.#unanswered.delete(id);
    this.events.onAnswered(id);
  }

  /** A line that swallows a ping is no line. */
  #beat(): void {
    this.#send({ type: 'ping', id: newId() });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#socket && this.#closed(this.#socket, 1006), PATIENCE);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#drop();
    this.events.onClosed(code);
    if (HOPELESS.has(code)) return this.events.onConnection('gone', this.#attempt);
    this.#attempt += 1;
    this.events.onConnection('lost', this.#attempt);
    this.#retry = setTimeout(() => this.connect(), waitBefore(this.#attempt));
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#patience);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
}

/** Doubles from half a second to fifteen, spread so that not everybody comes back at once. */
export function waitBefore(attempt: number, random = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  return wait * (0.75 + random / 2);
}
