/** Puts scenes on pages of any size and language, points at their answers, and looks at how they fit. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { TableState } from '../src/protocol/types';
import { violations } from './axe';
import { launch } from './browser';
import { length, misfits, rawMessages } from './fit';
import { readScenes, Stage, type Scenes } from './scenes';

export type Named = [name: string, state: TableState];

class Theatre {
  #browser: Browser | undefined;
  #problems: string[] = [];
  #scenes: Scenes | undefined;

  /** What can be played. */
  get scenes(): Scenes {
    return (this.#scenes ??= readScenes());
  }

  async build(): Promise<void> {
    this.#browser = await launch();
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  /** Ends all plays; nothing may have gone wrong in them. */
  async clear(): Promise<void> {
    for (const context of this.#browser?.contexts() ?? []) await context.close();
    expect(this.#problems.splice(0)).toEqual([]);
  }

  async page(options: BrowserContextOptions): Promise<Page> {
    if (!this.#browser) throw new Error('The theatre has not been built.');
    const page = await (await this.#browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
    page.on('pageerror', (error) => this.#problems.push(error.message));
    return page;
  }

  /** A stage that shows a first state. */
  async stage(options: BrowserContextOptions, first: TableState): Promise<Stage> {
    const opened = new Stage(await this.page(options));
    await opened.open(first);
    return opened;
  }
}

/** A theatre for the tests of a file: built before them, cleared after each, closed in the end. */
export function openTheatre(): Theatre {
  const theatre = new Theatre();
  beforeAll(() => theatre.build());
  afterAll(() => theatre.close());
  afterEach(() => theatre.clear());
  return theatre;
}

/** Points at all that is wanted, so that sums, stamps and the longest label of the button are there. */
async function point(page: Page): Promise<void> {
  const spots = page.locator('.race [data-stop="answer"][aria-pressed="false"]');
  for (let left = 2; left > 0 && (await spots.count()); left--) await spots.first().dispatchEvent('click');
}

/** What does not fit or is not said, and in which scenes; a page may be so many windows long. */
export async function misfitsOf(stage: Stage, scenes: readonly Named[], longest: number): Promise<object> {
  const wrong: Record<string, string> = {};
  for (const [name, state] of scenes) {
    await stage.show(state);
    await point(stage.page);
    const found = [...(await misfits(stage.page)), ...(await rawMessages(stage.page))];
    if (!state.result && (await length(stage.page)) > longest) found.push('the page is too long');
    for (const thing of new Set(found)) wrong[thing] = `${wrong[thing] ?? ''} ${name}`;
  }
  return wrong;
}

/** What axe finds, by scene. */
export async function violationsOf(stage: Stage, scenes: readonly Named[]): Promise<object> {
  const wrong: Record<string, string[]> = {};
  for (const [name, state] of scenes) {
    await stage.show(state);
    await point(stage.page);
    const found = await violations(stage.page);
    if (found.length) wrong[name] = found;
  }
  return wrong;
}
