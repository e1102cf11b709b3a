import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromClient, FromServer, TableState } from '../protocol/types';
import { state } from './fixture';
import { Line, waitBefore, type Connection } from './line';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.readyState = 3;
  }
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function open() {
  FakeSocket.all = [];
  const seen = { states: [] as TableState[], connections: [] as Connection[], answered: [] as string[], refused: 0 };
  const line = new Line(
    'ws://test',
    {
      onState: (now) => seen.states.push(now),
      onConnection: (connection) => seen.connections.push(connection),
      onAnswered: (id) => seen.answered.push(id),
      onRefused: () => (seen.refused += 1),
      onHint: () => undefined,
      onTurnedAway: () => undefined,
      onClosed: () => undefined,
    },
    () => new FakeSocket() as unknown as WebSocket,
  );
  line.connect();
  return { line, seen };
}
const socket = (): FakeSocket => FakeSocket.all.at(-1) ?? new FakeSocket();
const event = (from: number, version: number): FromServer => ({ type: 'event', from, version, changes: [], log: [] });

describe('the line to a table', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('follows events in order, ignores old ones and asks for the state after a gap', () => {
    const { seen } = open();
    socket().say({ type: 'state', state: state({ version: 5 }) });
    socket().say(event(5, 6));
    socket().say(event(5, 6));
    socket().say(event(8, 9));
    expect(seen.states.map((now) => now.version)).toEqual([5, 6]);
    expect(socket().sent).toEqual([{ type: 'sync' }]);
    socket().say({ type: 'state', state: state({ version: 9 }) });
    expect(seen.states.at(-1)?.version).toBe(9);
  });

  test('sends an unanswered move again after a break, with its old id and version', () => {
    const { line, seen } = open();
    socket().say({ type: 'state', state: state({ version: 3 }) });
    const id = line.move('keep gem_world');
    const first = socket().sent[0];
    socket().break();
    expect(seen.connections).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    expect(socket().sent).toEqual([]);
    socket().say({ type: 'state', state: state({ version: 4 }) });
    expect(socket().sent).toEqual([first]);
    socket().say({ type: 'accepted', id, version: 5 });
    expect(seen.answered).toEqual([id]);
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().say({ type: 'state', state: state({ version: 5 }) });
    expect(socket().sent).toEqual([]);
  });

  test('a move made while the line is broken waits for it', () => {
    const { line } = open();
    socket().say({ type: 'state', state: state({ version: 3 }) });
    socket().break();
    line.move('pass');
    vi.advanceTimersByTime(1000);
    socket().say({ type: 'state', state: state({ version: 3 }) });
    expect(socket().sent).toMatchObject([{ type: 'move', action: 'pass', version: 3 }]);
  });

  test('connected anew by hand it sends what was left, and follows the new socket alone', () => {
    const { line, seen } = open();
    socket().say({ type: 'state', state: state({ version: 3 }) });
    const old = socket();
    const id = line.move('pass');
    line.connect();
    old.say(event(3, 4));
    expect(seen.states.length).toBe(1);
    socket().say({ type: 'state', state: state({ version: 3, me: 1 }) });
    expect(socket().sent).toMatchObject([{ type: 'move', id, action: 'pass' }]);
    expect(seen.states.at(-1)?.me).toBe(1);
  });

  test('takes the state that comes with a refusal', () => {
    const { line, seen } = open();
    socket().say({ type: 'state', state: state({ version: 3 }) });
    const id = line.move('pass');
    socket().say({ type: 'refused', id, error: 'stale', message: '', state: state({ version: 6 }) });
    expect(seen.refused).toBe(1);
    expect(seen.states.at(-1)?.version).toBe(6);
    expect(line.waiting).toBe(0);
  });

  test('what the server had no time for is sent again after a while, with its old id', () => {
    const { line, seen } = open();
    socket().say({ type: 'state', state: state({ version: 3 }) });
    const id = line.move('pass');
    socket().say({ type: 'error', error: 'busy', message: '' });
    socket().say({ type: 'state', state: state({ version: 3 }) });
    expect(socket().sent.map((message) => message.type)).toEqual(['move', 'sync']);
    vi.advanceTimersByTime(2_000);
    expect(socket().sent.slice(2)).toMatchObject([{ type: 'move', id, action: 'pass' }]);
    socket().say({ type: 'accepted', id, version: 4 });
    socket().say({ type: 'error', error: 'too_many', message: '' });
    vi.advanceTimersByTime(5_000);
    expect(seen.answered).toEqual([id]);
    expect(socket().sent.filter((message) => message.type === 'move').length).toBe(2);
  });

  test('a line that swallows a ping is connected anew', () => {
    open();
    socket().say({ type: 'state', state: state({}) });
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.map((message) => message.type)).toEqual(['ping']);
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  test('gives up where there is nothing to come back to', () => {
    const { seen } = open();
    socket().break(4404);
    vi.advanceTimersByTime(60_000);
    expect(seen.connections).toEqual(['gone']);
    expect(FakeSocket.all.length).toBe(1);
  });

  test('waits longer from attempt to attempt, but never very long', () => {
    const waits = [1, 2, 3, 4, 5, 6, 9].map((attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  });
});
