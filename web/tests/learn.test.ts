import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, launch, PHONE } from './browser';
import { fixSeed, freeSeed } from './guest';
import { home } from './site';

describe.skipIf(!hasBrowser)('the guided first game', () => {
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await page.context().close();
    await freeSeed();
    expect(problems.splice(0)).toEqual([]);
  });

  async function open(options: BrowserContextOptions = {}, address = 'learn') {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', ...options });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(home() + address);
  }

  const bubble = () => page.locator('section.paper');
  const title = () => bubble().locator('h2').innerText();
  const primary = () => bubble().locator('button.primary');
  const asked = () => page.locator('.race').getAttribute('data-asked');
  const lesson = (name: string) => bubble().getByRole('heading', { name }).waitFor();

  async function begin() {
    await page.locator('.page [data-begin]').click();
    await bubble().waitFor();
  }
  /** Through the opening to the first question. */
  async function toFirstQuestion() {
    await begin();
    await primary().click();
    await primary().click();
    await page.locator('section.paper .advice b').waitFor();
  }

  /** Whether the words of the filled button touch its edge. */
  const cramped = () =>
    primary().evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getBoundingClientRect().top < button.getBoundingClientRect().top + 4;
    });

  /** Does what the bot would do, and waits for the next question. */
  async function followAdvice() {
    const before = await asked();
    if (!(await bubble().count())) await page.getByRole('button', { name: 'Explain and advise' }).click();
    await page.locator('section.paper button.primary:not([disabled])').click();
    await page.waitForFunction(
      (old) => {
        const now = document.querySelector('.race')?.getAttribute('data-asked') ?? '';
        return now !== old && !now.startsWith('@');
      },
      before,
      { timeout: 20_000 },
    );
  }

  test('opens a real table with a ready-made hand and explains the start, back and forth', async () => {
    await open();
    await begin();
    await lesson('Welcome to the galaxy');
    const hand = await page.locator('.work [data-card]').count();
    expect(hand).toBe(4);
    await primary().click();
    await lesson('Your hand is also your money');
    await bubble().getByRole('button', { name: 'Back' }).click();
    await lesson('Welcome to the galaxy');
    await primary().click();
    await primary().click();
    await lesson('Choose a phase');
    expect(await bubble().locator('header').innerText()).toContain('Step 3 of 9');
  });

  test('advises what the bot would do and does it; each new question brings its own lesson', async () => {
    await open();
    await toFirstQuestion();
    const lessons = new Set<string>();
    for (let turn = 0; turn < 6; turn++) {
      if (await bubble().count()) lessons.add(await title());
      await followAdvice();
    }
    expect(lessons.size).toBeGreaterThan(1);
  });

  test('the player may choose otherwise, and what was explained is not explained again', async () => {
    await open();
    await toFirstQuestion();
    await bubble().getByRole('button', { name: 'I choose myself' }).click();
    await bubble().waitFor({ state: 'detached' });
    await page.locator('[data-action="explore +1/+1"]').click();
    await page.locator('[data-commit]').click();
    await lesson('Explore: keep the best');
    for (let turn = 0; turn < 40 && !(await asked())?.startsWith('choose_action@'); turn++) await followAdvice();
    expect(await asked()).toMatch(/^choose_action@/);
    expect(await bubble().count()).toBe(0);
  });

  test('goes on after a reload where it was, and without the coach at the same table', async () => {
    await open();
    await toFirstQuestion();
    await page.reload();
    await page.getByRole('button', { name: 'Go on with the first game' }).click();
    await lesson('Choose a phase');
    await bubble().getByRole('button', { name: 'play without the coach' }).click();
    await page.locator('.race[data-asked^="choose_action@"]').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/t\/\w+$/);
    expect(await bubble().count()).toBe(0);
  });

  test('speaks Polish and Czech, and no message is missing', async () => {
    await open({ locale: 'pl' });
    await toFirstQuestion();
    expect(await title()).toBe('Wybierz fazę');
    await page.getByRole('button', { name: /Čeština/ }).evaluate((button: HTMLElement) => button.click());
    await lesson('Zvol fázi');
    expect(await bubble().innerText()).not.toMatch(/learn-|[{}]/);
  });

  test.each([
    ['desktop', 'dark'],
    ['desktop', 'light'],
    ['phone', 'dark'],
    ['phone', 'light'],
  ] as const)('axe finds nothing on a %s (%s)', async (size, colorScheme) => {
    await open({ viewport: size === 'phone' ? PHONE : DESKTOP, colorScheme });
    await page.locator('.page button.primary:not([disabled])').waitFor();
    expect(await violations(page)).toEqual([]);
    await toFirstQuestion();
    expect(await violations(page)).toEqual([]);
    if (size === 'phone') expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('Roll: the coach leads through a whole game, to the scores', { timeout: 240_000 }, async () => {
    await open({}, 'learn/roll');
    await begin();
    await lesson('Welcome to the galaxy');
    await primary().click();
    await lesson('Your dice are your workers');
    await primary().click();
    await lesson('Your first two tiles');
    const lessons = new Set<string>();
    const [advice, explain, over] = [
      page.locator('section.paper button.primary:not([disabled])'),
      page.getByRole('button', { name: 'Explain and advise' }),
      page.locator('.over h2'),
    ];
    for (let turn = 0; turn < 600 && !(await over.count()); turn++) {
      await advice.or(explain).or(over).first().waitFor({ timeout: 20_000 });
      if (await advice.count()) {
        lessons.add(await title());
        await advice.click({ timeout: 2000 }).catch(() => undefined); // the table may have gone on meanwhile
      } else if (await explain.count()) await explain.click({ timeout: 2000 }).catch(() => undefined);
    }
    expect(await over.innerText()).toBe('Your first game is over');
    expect(await page.locator('.end').innerText()).toContain('Tile by tile');
    for (const told of ['Select a phase', 'Explore: Scout or Stock', 'Which side?']) expect(lessons).toContain(told);
    expect(lessons.size).toBeGreaterThan(6);
  });

  test('Roll: speaks Polish on a phone, with long names, and axe finds nothing', async () => {
    await fixSeed('50'); // its first tiles have the longest names
    await open({ viewport: PHONE, locale: 'pl' }, 'learn/roll');
    await page.locator('.page button.primary:not([disabled])').waitFor();
    expect(await violations(page)).toEqual([]);
    await toFirstQuestion();
    expect(await title()).toBe('Twoje pierwsze dwa kafle');
    expect(await bubble().innerText()).not.toMatch(/learn-|[{}]/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test.each([
    ['desktop', 'en', 'One round, step by step'],
    ['phone', 'pl', 'Jedna runda, krok po kroku'],
    ['phone', 'cs', 'Jedno kolo, krok za krokem'],
  ] as const)(
    'Transgalactica: the first round is led step by step on a %s in %s',
    { timeout: 120_000 },
    async (size, locale, welcome) => {
      await open({ viewport: size === 'phone' ? PHONE : DESKTOP, locale }, 'learn/transgalactica');
      await page.locator('[data-lesson="first"]').click();
      await lesson(welcome);
      const heard: string[] = [];
      for (let step = 0; step < 40 && (await bubble().count()); step++) {
        const said = await title();
        heard.push(said);
        expect(await bubble().innerText()).not.toMatch(/first-|learn-|[{}]/);
        const box = await bubble().boundingBox();
        expect(box && box.x >= 0 && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0), said).toBe(
          true,
        );
        expect(await cramped(), said).toBe(false);
        if (step % 8 === 3) expect(await violations(page), said).toEqual([]);
        await primary().click();
        await page.waitForFunction(
          (old) => document.querySelector('section.paper h2')?.textContent !== old || !document.querySelector('.paper'),
          said,
        );
      }
      expect(heard.length).toBe(24);
      await page.locator('[data-begin]').waitFor();
    },
  );

  test('Transgalactica: in the first round a move can be made on the table, and another one is explained again', async () => {
    await open({}, 'learn/transgalactica');
    await page.locator('[data-lesson="first"]').click();
    for (const said of ['One round', 'What you have', 'A galaxy with', 'A good start', 'An ability', 'Income']) {
      await lesson(said);
      await primary().click();
    }
    await lesson('Your turn: send a captain');
    await bubble().getByRole('button', { name: 'I choose myself' }).click();
    await page.locator('[data-area="mining"]').click();
    await page.locator('.question .chosen .primary').click();
    await lesson('Your turn: send a captain');
    await primary().click();
    await lesson('Plan a flight');
    await bubble().getByRole('button', { name: 'I choose myself' }).click();
    await page.locator('[data-space="B1"]').click();
    await page.locator('[data-fly="B1"]').click();
    await lesson('Place an outpost');
  });

  test('Transgalactica: the coach explains the opening, advises, and its button does the move', async () => {
    await fixSeed('7');
    await open({}, 'learn/transgalactica');
    await begin();
    await lesson('Welcome to the galaxy');
    await primary().click();
    await lesson('What you own');
    await primary().click();
    await lesson('Wealth or an ability');
    const lessons = new Set<string>();
    const [advice, explain] = [
      page.locator('section.paper button.primary:not([disabled])'),
      page.getByRole('button', { name: 'Ask for advice' }).first(),
    ];
    for (let turn = 0; turn < 60 && lessons.size < 5; turn++) {
      await advice.or(explain).first().waitFor({ timeout: 20_000 });
      if (await advice.count()) {
        lessons.add(await title());
        await advice.click({ timeout: 2000 }).catch(() => undefined); // the table may have gone on meanwhile
      } else await explain.click({ timeout: 2000 }).catch(() => undefined);
    }
    expect(lessons).toContain('Your turn');
  });

  test('Transgalactica: speaks Czech on a phone, and axe finds nothing', async () => {
    await fixSeed('7');
    await open({ viewport: PHONE, locale: 'cs' }, 'learn/transgalactica');
    await page.locator('.page button.primary:not([disabled])').waitFor();
    expect(await violations(page)).toEqual([]);
    await toFirstQuestion();
    expect(await title()).toBe('Bohatství, nebo schopnost');
    expect(await bubble().innerText()).not.toMatch(/learn-|[{}]/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
