/** Browser contexts for a file of tests: each test begins without visitors and must leave no problem on any page. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESKTOP, launch } from './browser';
import { fixSeed, freeSeed, newTable, takeName } from './guest';
import { home } from './site';

export interface Visitors {
  /** A new person at the lobby. */
  arrive: (options?: BrowserContextOptions) => Promise<Page>;
  /** A new person at a table of a game that is dealt from a seed. */
  sitDown: (game: string, seats: string[], seed: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Forgets the problems of the pages so far: they were meant. */
  forgive: () => void;
}

/** To be called where a file of tests begins. */
export function visitors(): Visitors {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    await freeSeed();
    expect(problems.splice(0)).toEqual([]);
  });

  async function arrive(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(home());
    return page;
  }

  async function sitDown(game: string, seats: string[], seed: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await arrive(options);
    await takeName(page, 'Marta');
    await fixSeed(seed);
    const id = await newTable(page, seats, { game });
    await page.goto(`${home()}t/${id}`);
    return page;
  }

  return { arrive, sitDown, forgive: () => void problems.splice(0) };
}
