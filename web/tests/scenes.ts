/** Shows a state that the server has written down (`scenes.py`) as if it had just been sent. */
import { readFileSync } from 'node:fs';
import type { Page, WebSocketRoute } from 'playwright-core';
import { inject } from 'vitest';
import type { FromClient, Replay, TableState } from '../src/protocol/types';
import { home } from './site';

export interface Scenes {
  /** By question, at a table for two. */
  two: Record<string, TableState>;
  four: {
    questions: Record<string, TableState>;
    end: TableState;
    replay: { mine: Replay; everybody: Replay };
  };
  /** What the expansions bring, by question or by what is shown. */
  expansions: Record<string, TableState>;
  /** Transgalactica at a table for four, by question, and the end. */
  galaxy: Record<string, TableState>;
  /** The first turn of Transgalactica, by the number of players. */
  maps: Record<string, TableState>;
  /** An exploration before and after the first leg of a flight. */
  flight: [TableState, TableState];
  advanced: TableState;
  watched: TableState;
}

const NAMES = ['Bruno', 'Hana', 'Kepler', 'Tomáš', 'Zofia'];

export const readScenes = (): Scenes => JSON.parse(readFileSync(inject('scenes'), 'utf8')) as Scenes;

/** The same table with more seats: those that are there sit down again under other names. */
export function crowded(state: TableState, seats: number): TableState {
  if (!state.view || seats === state.seats.length) return state;
  const again = <T>(list: readonly T[]): T[] => Array.from({ length: seats }, (_, i) => list[i % list.length] as T);
  const rivals = again(state.seats).map((seat, i) => (i === 0 ? seat : { ...seat, name: NAMES[i - 1] ?? '' }));
  return { ...state, seats: rivals, view: { ...state.view, players: seats, seats: again(state.view.seats) } };
}

/** A page at a table whose server says nothing but scenes. */
export class Stage {
  #line: WebSocketRoute | undefined;
  #state: TableState | undefined;
  #version = 1000;
  /** What the page has answered. */
  readonly moves: string[] = [];
  /** States that answers lead to, one after the other; without them no answer is taken. */
  readonly next: TableState[] = [];

  constructor(readonly page: Page) {}

  async open(state: TableState): Promise<void> {
    this.#state = this.#newer(state);
    await this.page.routeWebSocket(/socket$/, (line) => {
      this.#line = line;
      line.onMessage((message) => this.#hear(JSON.parse(String(message)) as FromClient));
      line.send(JSON.stringify({ type: 'state', state: this.#state }));
    });
    await this.page.goto(`${home()}t/scene2345678`);
    await this.#shown();
  }

  /** Goes on to another scene. */
  async show(state: TableState): Promise<void> {
    this.#state = this.#newer(state);
    this.#line?.send(JSON.stringify({ type: 'state', state: this.#state }));
    await this.#shown();
  }

  #newer(state: TableState): TableState {
    this.#version += 1;
    return { ...state, version: this.#version };
  }

  async #shown(): Promise<void> {
    if (this.#state?.result) return this.page.locator('.end h1').waitFor();
    await this.page.locator(`[data-asked$="@${this.#version}"]`).waitFor();
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** The receipt comes before the event, as it may. */
  #move(id: string, action: string): void {
    this.moves.push(action);
    const next = this.next.shift();
    if (!next) return;
    this.#state = this.#newer(next);
    this.#line?.send(JSON.stringify({ type: 'accepted', id, version: this.#version }));
    this.#line?.send(JSON.stringify({ type: 'state', state: this.#state }));
  }

  #hear(message: FromClient): void {
    if (message.type === 'ping') this.#line?.send(JSON.stringify({ type: 'pong', id: message.id }));
    if (message.type === 'move') this.#move(message.id, message.action);
    if (message.type !== 'hint') return;
    const action = this.#state?.choices.at(-1)?.text ?? null;
    this.#line?.send(JSON.stringify({ type: 'hint', id: message.id, action, bot: 'heuristic' }));
  }
}

/** Answers requests for replays with the game of the scenes. */
export async function showReplay(page: Page, scenes: Scenes): Promise<void> {
  const { mine, everybody } = scenes.four.replay;
  await page.route(/\/api\/tables\/\w+\/replay/, (route) =>
    route.fulfill({ json: new URL(route.request().url()).searchParams.has('seat') ? mine : everybody }),
  );
}
