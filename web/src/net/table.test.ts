import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromClient, FromServer, TableState } from '../protocol/types';
import { state } from './fixture';
import { TableStore } from './table.svelte';

class FakeSocket {
  static last: FakeSocket;
  static OPEN = 1;
  readyState = 1;
  sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
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
}

const socket = (): FakeSocket => FakeSocket.last;
const CHOICES: TableState['choices'] = ['one', 'two'].map((text) => ({
  text,
  say: [],
  verb: text,
  card: null,
  number: null,
}));
const asking = (over: Partial<TableState> = {}): FromServer => ({
  type: 'state',
  state: state({ choices: CHOICES, undo: true, ...over }),
});
const hints = () => socket().sent.filter((message) => message.type === 'hint');
const advice = (number: number, action = 'one'): FromServer => ({
  type: 'hint',
  id: hints()[number]?.id ?? '',
  action,
  bot: 'adviser',
  actions: [],
});
const moved = () => socket().sent.find((message) => message.type === 'move')?.id ?? '';

function seated(): TableStore {
  const table = new TableStore('abc');
  table.connect();
  socket().say(asking({ version: 3 }));
  return table;
}

describe('hints at a table', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('WebSocket', FakeSocket);
  });

  test('are kept while the same is asked', () => {
    const table = seated();
    table.askHint();
    expect(table.hinting).toBe(true);
    socket().say(advice(0));
    socket().say(asking({ version: 4 }));
    expect([table.hinting, table.hint?.action]).toEqual([false, 'one']);
  });

  test('that the server has no time for are none, and can be asked for again', () => {
    const table = seated();
    table.askHint();
    socket().say({ type: 'error', error: 'too_many', message: '' });
    socket().say(asking({ version: 3 }));
    expect([table.hinting, table.hint?.action]).toEqual([false, null]);
    table.closeHint();
    table.askHint();
    socket().say(advice(1, 'two'));
    expect(table.hint?.action).toBe('two');
  });

  test('that come after the answer are not about the next question', () => {
    const table = seated();
    table.askHint();
    table.answer('two');
    socket().say(advice(0));
    expect(table.hint).toBeNull();
    socket().say({ type: 'accepted', id: moved(), version: 4 });
    socket().say(asking({ version: 4 }));
    expect([table.hinting, table.hint]).toEqual([false, null]);
  });

  test('are not asked for about a question that has been answered', () => {
    const table = seated();
    table.answer('two');
    table.askHint();
    socket().say({ type: 'accepted', id: moved(), version: 4 });
    table.askHint();
    expect([table.busy, hints().length]).toEqual([false, 0]);
    socket().say(asking({ version: 4 }));
    table.askHint();
    expect(hints().length).toBe(1);
  });

  test('can be asked for where an answer was refused', () => {
    const table = seated();
    table.answer('two');
    const { state: same } = asking({ version: 3 }) as { state: TableState };
    socket().say({ type: 'refused', id: moved(), error: 'illegal', message: '', state: same });
    table.askHint();
    expect(hints().length).toBe(1);
  });

  test('are forgotten when an answer is taken back', () => {
    const table = seated();
    table.askHint();
    socket().say(advice(0));
    table.undo();
    expect(table.hint).toBeNull();
  });

  test('that were asked for while the line was lost can be asked for again', () => {
    vi.useFakeTimers();
    const table = seated();
    socket().onclose?.({ code: 1006 });
    table.askHint();
    vi.advanceTimersByTime(1_000);
    socket().say(asking({ version: 3 }));
    expect(table.hinting).toBe(false);
    table.end();
    vi.useRealTimers();
  });
});
