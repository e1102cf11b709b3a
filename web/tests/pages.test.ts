import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe';
import { DESKTOP, hasBrowser, LAPTOP, launch, TOUCH } from './browser';
import { misfits, rawMessages } from './fit';
import { newTable, takeName } from './guest';
import { readScenes, showReplay, Stage, type Scenes } from './scenes';
import { visit } from './visit';

const LONG = 120_000;
const PAGES = [
  ...['', 'nowhere', 'cards', 'cards/roll', 'cards/transgalactica', 'rules', 'rules/settle', 'rules/roll'],
  ...['rules/transgalactica', 'learn', 'learn/roll', 'learn/transgalactica'],
];

describe.skipIf(!hasBrowser)('every page', () => {
  let browser: Browser;
  let scenes: Scenes;
  beforeAll(async () => {
    scenes = readScenes();
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  const visitor = async (options: BrowserContextOptions): Promise<Page> =>
    (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();

  /** Opens each page and dialog in turn. */
  async function* tour(options: BrowserContextOptions, page: Page): AsyncGenerator<string> {
    for (const to of PAGES) {
      await visit(page, to);
      yield `/${to}`;
    }
    await takeName(page, 'W'.repeat(24));
    await visit(page, `t/${await newTable(page, ['me', 'bot:heuristic', 'open'])}`);
    yield 'waiting room';
    await showReplay(page, scenes);
    await visit(page, 't/scene2345678/replay?step=150&seat=0');
    await page.getByRole('slider').waitFor();
    yield 'replay';
    await new Stage(page).open(scenes.four.end);
    yield 'end';
    const menu = page.locator('header .button.round:has(svg)');
    await (options.isMobile ? menu.first() : menu.last()).click();
    await page.locator('dialog[open]').waitFor();
    yield 'menu';
  }

  describe.each([
    ['a laptop', { viewport: LAPTOP }],
    ['a phone', TOUCH],
  ] as [string, BrowserContextOptions][])('on %s', (_, options) => {
    test.each(['en', 'pl', 'cs'])(
      'fits, and no word is missing (%s)',
      async (locale) => {
        const page = await visitor({ ...options, locale });
        const wrong: Record<string, string[]> = {};
        for await (const name of tour(options, page)) {
          const found = [...(await misfits(page)), ...(await rawMessages(page))];
          if (found.length) wrong[name] = found;
        }
        expect(wrong).toEqual({});
      },
      LONG,
    );
  });

  test.each(['cards', 'rules', 'learn'])('the switch to another game stays where it is: %s', async (to) => {
    for (const options of [{ viewport: DESKTOP }, TOUCH]) {
      const page = await visitor({ ...options, locale: 'pl' });
      const places = new Set<string>();
      for (const game of ['', '/roll', '/transgalactica']) {
        await visit(page, `${to}${game}`);
        const box = await page.getByRole('navigation', { name: 'Jaka gra?' }).boundingBox();
        places.add(`${box?.x} ${box?.y}`);
      }
      expect([...places]).toHaveLength(1);
    }
  });

  test.each([
    ['desktop', { viewport: DESKTOP }, 'dark'],
    ['phone', TOUCH, 'light'],
  ] as [string, BrowserContextOptions, 'dark' | 'light'][])(
    'is clean for axe on a %s (%o, %s)',
    async (_, options, colorScheme) => {
      const page = await visitor({ ...options, colorScheme });
      const wrong: Record<string, string[]> = {};
      for await (const name of tour(options, page)) {
        const found = await violations(page);
        if (found.length) wrong[name] = found;
      }
      expect(wrong).toEqual({});
    },
    LONG,
  );
});
