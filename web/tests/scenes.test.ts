import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOOKS } from '../src/race/questions';
import type { TableState } from '../src/protocol/types';
import { violations } from './axe';
import { DESKTOP, hasBrowser, LAPTOP, launch, TOUCH } from './browser';
import { length, misfits, rawMessages } from './fit';
import { crowded, readScenes, Stage, type Scenes } from './scenes';

const LONG = 180_000;
/** What is also looked at with six at the table. */
const CROWDED = ['choose_action', 'choose_world', 'consume'];

describe.skipIf(!hasBrowser)('every question', () => {
  let browser: Browser;
  let scenes: Scenes;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    scenes = readScenes();
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function stage(options: BrowserContextOptions, first: TableState): Promise<Stage> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    const opened = new Stage(page);
    await opened.open(first);
    return opened;
  }

  /** All scenes of questions, at tables of two, four and six. */
  function asked(): [string, TableState][] {
    const tables = {
      two: scenes.two,
      pairs: { choose_action: scenes.advanced },
      expansions: Object.fromEntries(Object.entries(scenes.expansions).filter(([, state]) => !state.result)),
      four: scenes.four.questions,
      six: Object.fromEntries(CROWDED.map((name) => [name, crowded(scenes.four.questions[name] ?? scenes.watched, 6)])),
    };
    return Object.entries(tables).flatMap(([table, questions]) =>
      Object.entries(questions).map(([name, state]): [string, TableState] => [`${table}: ${name}`, state]),
    );
  }

  /** Points at all that is wanted, so that sums, stamps and the longest label of the button are there. */
  async function point(): Promise<void> {
    const spots = page.locator('.race [data-stop="answer"][aria-pressed="false"]');
    for (let left = 2; left > 0 && (await spots.count()); left--) await spots.first().dispatchEvent('click');
  }

  test('has a scene', () => {
    expect(Object.keys(LOOKS).filter((question) => !scenes.two[question] && !scenes.expansions[question])).toEqual([]);
  });

  describe.each([
    ['a desktop', { viewport: DESKTOP }, 1],
    ['a laptop', { viewport: LAPTOP }, 1],
    ['a phone', TOUCH, 1.25],
  ] as [string, BrowserContextOptions, number][])('on %s', (_, options, longest) => {
    test.each(['en', 'pl', 'cs'])(
      'fits, and no word is missing (%s)',
      async (locale) => {
        const all = asked();
        const table = await stage({ ...options, locale }, scenes.watched);
        /** Where each thing is wrong. */
        const wrong: Record<string, string> = {};
        for (const [name, state] of all) {
          await table.show(state);
          await point();
          const found = [...(await misfits(page)), ...(await rawMessages(page))];
          if ((await length(page)) > longest) found.push('the page is too long');
          for (const thing of new Set(found)) wrong[thing] = `${wrong[thing] ?? ''} ${name}`;
        }
        expect(wrong).toEqual({});
      },
      LONG,
    );
  });

  test.each([
    ['desktop', { viewport: DESKTOP }, 'light'],
    ['phone', TOUCH, 'dark'],
  ] as [string, BrowserContextOptions, 'dark' | 'light'][])(
    'is clean for axe on a %s (%o, %s)',
    async (_, options, colorScheme) => {
      const table = await stage({ ...options, colorScheme }, scenes.watched);
      const wrong: Record<string, string[]> = {};
      const check = async (name: string, state: TableState) => {
        await table.show(state);
        await point();
        const found = await violations(page);
        if (found.length) wrong[name] = found;
      };
      for (const [name, state] of Object.entries({ ...scenes.two, ...scenes.expansions })) await check(name, state);
      await check('watched', scenes.watched);
      await check('end', scenes.four.end);
      expect(wrong).toEqual({});
    },
    LONG,
  );
});
