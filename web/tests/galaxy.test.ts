import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe';
import { DESKTOP, hasBrowser, LAPTOP, launch, TOUCH } from './browser';
import { misfits, rawMessages } from './fit';
import { questionsOf } from './questions';
import { readScenes, Stage, type Scenes } from './scenes';

const LONG = 120_000;
/** A desktop whose browser shows everything twice as large. */
const ENLARGED = { width: 720, height: 450 };

/** Scenes of Transgalactica: every question, and every part of the board at the fullest table. */
describe.skipIf(!hasBrowser)('scenes of Transgalactica', () => {
  let browser: Browser;
  let scenes: Scenes['galaxy'];
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    scenes = readScenes().galaxy;
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await page.context().close();
    expect(problems.splice(0)).toEqual([]);
  });

  const questions = () => Object.entries(scenes).filter(([, state]) => !state.result);

  async function stage(options: BrowserContextOptions): Promise<Stage> {
    page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    const opened = new Stage(page);
    const first = scenes['draft'];
    if (!first) throw new Error('There is no scene of the draft.');
    await opened.open(first);
    return opened;
  }

  /** Each question as it comes, then all parts of the board. */
  async function* looks(table: Stage): AsyncGenerator<string> {
    for (const [name, state] of questions()) {
      await table.show(state);
      yield name;
    }
    for (const tab of await page.locator('[data-tab]').all()) {
      await tab.click();
      yield `tab ${(await tab.getAttribute('data-tab')) ?? ''}`;
    }
  }

  test.each([
    ['a desktop', 'en', { viewport: DESKTOP }],
    ['a laptop', 'pl', { viewport: LAPTOP }],
    ['a laptop', 'cs', { viewport: LAPTOP }],
    ['a page enlarged twofold', 'cs', { viewport: ENLARGED }],
    ['a phone', 'pl', TOUCH],
    ['a phone', 'cs', TOUCH],
  ] as [string, string, BrowserContextOptions][])(
    'fit on %s in %s, and no word is missing',
    async (_, locale, options) => {
      const table = await stage({ ...options, locale });
      const wrong: Record<string, string> = {};
      for await (const name of looks(table))
        for (const thing of new Set([...(await misfits(page)), ...(await rawMessages(page))]))
          wrong[thing] = `${wrong[thing] ?? ''} ${name}`;
      expect(wrong).toEqual({});
    },
    LONG,
  );

  test('show each of many answers whole on a phone, and the list is scrolled', { timeout: LONG }, async () => {
    const table = await stage({ ...TOUCH, locale: 'cs' });
    const few = scenes['take_mission'];
    if (!few) throw new Error('There is no scene of a mission that is taken.');
    const numbers = ['1_04', '1_11', '2_02', '2_06', '2_08', '2_10'];
    const choices = numbers.map((number) => {
      const card = `mission_${number}`;
      const say = [{ id: 'action-take', args: { card } }];
      return { text: `take ${card}`, verb: 'take', card, number: null, say };
    });
    await table.show({ ...few, choices });
    expect(await page.locator('.question [data-answer]').count()).toBe(numbers.length);
    expect(await misfits(page)).toEqual([]);
  });

  test('tell the two cards of a set of wealth cards apart', { timeout: LONG }, async () => {
    const table = await stage({ viewport: LAPTOP, locale: 'cs' });
    const draft = scenes['draft'];
    if (!draft) throw new Error('There is no scene of the draft.');
    await table.show(draft);
    const set = page.locator('.question [data-answer^="wealth"]').first();
    const lines = await set.locator('small').allInnerTexts();
    expect(lines).toHaveLength(2);
    await page.locator('.draft [data-stop="answer"]').first().click();
    expect(await page.locator('.question .chosen p').allInnerTexts()).toEqual(lines);
  });

  test('are clean for axe on a phone in the light theme', { timeout: LONG }, async () => {
    const table = await stage({ ...TOUCH, colorScheme: 'light' });
    const wrong: Record<string, string[]> = {};
    for await (const name of looks(table)) {
      const found = await violations(page);
      if (found.length) wrong[name] = found;
    }
    expect(wrong).toEqual({});
  });

  test('cover every question, and every answer can be given', { timeout: LONG }, async () => {
    expect(
      questions()
        .map(([name]) => name)
        .sort(),
    ).toEqual(questionsOf('transgalactica').sort());
    const table = await stage({ viewport: DESKTOP });
    for (const [name, state] of questions()) {
      await table.show(state);
      const offered = await page
        .locator('.question [data-answer]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-answer') ?? ''));
      expect(new Set(offered), name).toEqual(new Set(state.choices.map(({ text }) => text)));
    }
  });

  test('show the end of a game', async () => {
    const table = await stage({ viewport: LAPTOP });
    const end = scenes['end'];
    if (!end) throw new Error('There is no scene of the end.');
    await table.show(end);
    expect([...(await misfits(page)), ...(await rawMessages(page))]).toEqual([]);
  });
});
