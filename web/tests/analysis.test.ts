import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, launch, PHONE, TOUCH } from './browser';
import { fixSeed, freeSeed, newTable, takeName } from './guest';
import { layNetwork, takeNetworksAway } from './networks';
import { play } from './player';
import { home } from './site';

const GAME = 180_000;

describe.skipIf(!hasBrowser)('hints with chances and the analysis', () => {
  let browser: Browser;
  /** A game that a person has played to its end: what a bot does for her would be no mistake of hers. */
  let played = '';
  let marta: BrowserContext;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  const context = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
    browser.newContext({ viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', ...options });
  async function pageOf(visitor: BrowserContext): Promise<Page> {
    const page = await visitor.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    return page;
  }
  async function stranger(options: BrowserContextOptions = {}): Promise<Page> {
    const visitor = await context(options);
    contexts.push(visitor);
    return pageOf(visitor);
  }

  beforeAll(async () => {
    browser = await launch();
    marta = await context();
    const page = await pageOf(marta);
    await page.goto(home());
    await fixSeed('7');
    await takeName(page, 'Marta');
    played = await newTable(page, ['me', 'bot:heuristic'], { title: 'Friday table' });
    await freeSeed();
    await page.goto(`${home()}t/${played}`);
    await play(page);
    await page.close();
    await layNetwork();
  }, GAME);
  afterAll(async () => {
    await takeNetworksAway();
    await browser.close();
  });
  afterEach(async () => {
    for (const visitor of contexts.splice(0)) await visitor.close();
    expect(problems.splice(0)).toEqual([]);
  });

  const panel = (page: Page) => page.getByRole('region', { name: 'Analysis' });
  const slider = (page: Page) => panel(page).getByRole('slider', { name: 'Decision' });
  const list = (page: Page) => panel(page).getByRole('list', { name: 'The costliest decisions' });

  async function analysed(page: Page, start = 'Analyse the game'): Promise<void> {
    await page.getByRole('button', { name: start }).click();
    await page.locator('.curve').waitFor({ timeout: GAME });
  }

  /** A quick machine shows progress for a moment only: the page itself keeps in mind that it was there. */
  const watchForProgress = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const look = () =>
        document.querySelector('[role="progressbar"]') && (document.body.dataset['progressed'] = 'yes');
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });

  test(
    'at the end of a game it is computed with progress, and every decision can be reached',
    async () => {
      const page = await pageOf(marta);
      await page.goto(`${home()}t/${played}`);
      await watchForProgress(page);
      await analysed(page);
      expect(await page.evaluate(() => document.body.dataset['progressed'])).toBe('yes');
      const mistakes = await list(page).getByRole('listitem').count();
      expect(mistakes).toBeGreaterThan(0);
      expect(mistakes).toBeLessThanOrEqual(5);
      expect(await list(page).innerText()).toMatch(/You: .+\n+Better: .+\n+\d+\s% ▸\s\d+\s%\n+−\d+\s%/);
      expect(await page.locator('.curve > svg > path').count()).toBe(2);
      const said = () => panel(page).getByRole('status').innerText();
      const before = await said();
      expect(before).toMatch(/Marta \d+\s%, .+ \d+\s%/);
      await slider(page).focus();
      await page.keyboard.press('Home');
      expect(await said()).not.toBe(before);
      const first = list(page).getByRole('button').first();
      await first.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/replay\?step=\d+&seat=0/);
      await page.close();
    },
    GAME,
  );

  test('in a replay the curve, the numbers and the keys lead to a decision', async () => {
    const page = await pageOf(marta);
    await page.goto(`${home()}t/${played}/replay?seat=0`);
    await page.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    await analysed(page);
    const at = async () => Number(await page.getByRole('slider', { name: 'Moment of the game' }).inputValue());
    await list(page).getByRole('button').first().click();
    const first = await at();
    expect(first).toBeGreaterThan(0);
    expect(await list(page).getByRole('listitem').first().getAttribute('aria-current')).toBe('step');
    await page.keyboard.press('Home');
    await page.keyboard.press('1');
    expect(await at()).toBe(first);
    await page.locator('.timeline > button').last().click();
    expect(await list(page).getByRole('listitem').last().getAttribute('aria-current')).toBe('step');
    const box = await slider(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
    const last = Number(await slider(page).getAttribute('max'));
    expect(Math.abs((await at()) - last / 2)).toBeLessThan(3);
    await page.close();
  });

  test.each([
    ['pl', 'Analiza', 'Przeanalizuj grę'],
    ['cs', 'Rozbor', 'Rozebrat hru'],
  ])('on a phone it is a sheet that fits, complete in %s', async (locale, label, start) => {
    const page = await stranger({ ...TOUCH, locale });
    await page.goto(`${home()}t/${played}/replay`);
    await page.getByRole('button', { name: label }).tap();
    await analysed(page, start);
    const sheet = page.getByRole('dialog');
    expect(await sheet.innerText()).not.toMatch(/analysis-|[{}]/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const overflow = await sheet.locator('.content').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
    await sheet.getByRole('listitem').first().getByRole('button').tap();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForFunction(() => location.search.includes('seat=0'));
  });

  test.each(['dark', 'light'] as const)('axe finds nothing at the end and in the replay (%s)', async (colorScheme) => {
    for (const options of [{ viewport: DESKTOP }, { viewport: PHONE }]) {
      const page = await stranger({ ...options, colorScheme });
      await page.goto(`${home()}t/${played}`);
      await analysed(page);
      expect(await violations(page)).toEqual([]);
    }
  });

  test('a hint names three answers with the chance to win after each', async () => {
    const page = await pageOf(marta);
    await page.goto(home());
    await page.goto(`${home()}t/${await newTable(page, ['me', 'bot:heuristic'])}`);
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.getByRole('button', { name: 'Ask for advice' }).click();
    await hint.getByRole('listitem').nth(2).waitFor();
    const chances = (await hint.getByRole('listitem').locator('b').allInnerTexts()).map((words) => parseInt(words));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(await hint.innerText()).toContain('a trained network');
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  test('a hint that the server has no time for can be asked for again', async () => {
    const page = await pageOf(marta);
    let busy = true;
    await page.routeWebSocket(/socket$/, (line) => {
      const server = line.connectToServer();
      line.onMessage((message) => {
        if (!busy || !String(message).includes('"hint"')) return server.send(message);
        busy = false;
        line.send(JSON.stringify({ type: 'error', error: 'too_many', message: '' }));
      });
    });
    await page.goto(home());
    await page.goto(`${home()}t/${await newTable(page, ['me', 'bot:heuristic'])}`);
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.getByRole('button', { name: 'Ask for advice' }).click();
    await hint.getByText('No advice right now').waitFor();
    await hint.getByRole('button', { name: 'Ask for advice' }).click();
    await hint.getByRole('listitem').nth(2).waitFor();
    await page.close();
  });

  test('every level that the server offers can be chosen, and says what to expect', async () => {
    const page = await pageOf(marta);
    await page.goto(home());
    const seat = page.getByLabel('Seat 2');
    expect(await seat.inputValue()).toBe('bot:neural-practised');
    await seat.selectOption('bot:neural-novice');
    await page.getByText('often misses the best move').waitFor();
    await seat.selectOption('bot:expert');
    await page.getByText('thinks ahead').waitFor();
    expect(await seat.locator('option').count()).toBe(8);
    await page.reload();
    await page.getByRole('button', { name: 'One player more' }).click();
    expect(await page.getByLabel('Seat 3').inputValue()).toBe('bot:expert');
    await page.close();
  });

  test('where nobody has trained a network, that is said', async () => {
    await takeNetworksAway();
    const page = await stranger();
    await page.goto(`${home()}t/${played}`);
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByText('Nobody has trained a network for this game yet').waitFor();
    await layNetwork();
  });
});
