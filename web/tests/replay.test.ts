import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, launch, PHONE } from './browser';
import { fixSeed, freeSeed, newTable, takeName } from './guest';
import { home } from './site';

const GAME = 180_000;

describe.skipIf(!hasBrowser)('a replay', () => {
  let browser: Browser;
  /** A game that two bots have played to its end, and one that has not begun. */
  let played = '';
  let waiting = '';
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    return page;
  }

  beforeAll(async () => {
    browser = await launch();
    const page = await visitor();
    await page.goto(home());
    await fixSeed('5');
    await takeName(page, 'Marta');
    const seats = ['bot:heuristic', 'bot:heuristic'];
    played = await newTable(page, seats, { title: 'Bots alone' });
    waiting = await newTable(page, ['me', 'open']);
    await freeSeed();
    await page.goto(`${home()}t/${played}`);
    await page.locator('.end h1').waitFor({ timeout: GAME });
  }, GAME);
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function open(query = '', options: BrowserContextOptions = {}): Promise<Page> {
    const page = await visitor(options);
    await page.goto(`${home()}t/${played}/replay${query}`);
    await page.getByRole('slider').waitFor();
    return page;
  }
  const slider = (page: Page) => page.getByRole('slider');
  const at = async (page: Page) => Number(await slider(page).inputValue());
  const last = async (page: Page) => Number(await slider(page).getAttribute('max'));
  const told = (page: Page) => page.getByRole('region', { name: 'Replay' }).getByRole('status').innerText();

  test('begins with the deal, steps by answer and by phase, and ends with the last card', async () => {
    const page = await open();
    expect(await at(page)).toBe(0);
    expect(await last(page)).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'One step on' }).click();
    expect(await at(page)).toBe(1);
    await page.getByRole('button', { name: 'On to the next phase' }).click();
    const phase = await at(page);
    expect(phase).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Back to the phase before' }).click();
    expect(await at(page)).toBeLessThan(phase);
    await page.keyboard.press('End');
    expect(await at(page)).toBe(await last(page));
    expect(await page.getByRole('button', { name: 'One step on' }).isDisabled()).toBe(true);
    expect(await told(page)).toContain('The game is over.');
    const cards = await page.locator('.table section [data-card]').count();
    expect(cards).toBeGreaterThan(8);
    await page.keyboard.press('Home');
    expect(await page.locator('.table section [data-card]').count()).toBe(2);
  });

  test('goes to a round, and plays by itself until it is stopped', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'To round 3' }).click();
    expect(await told(page)).toContain('Round 3');
    expect(await page.locator('h1').innerText()).toContain('Round 3 of');
    const before = await at(page);
    await page.getByRole('button', { name: 'Speed: 1 times' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      (old) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > old + 1,
      before,
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    const stopped = await at(page);
    await page.waitForTimeout(700);
    expect(await at(page)).toBe(stopped);
  });

  test('shows a hand to the eyes it belonged to, and to nobody else', async () => {
    const page = await open('?step=4&seat=0');
    const hand = () =>
      page.locator('.table > ul [data-card]').evaluateAll((cards) => cards.map((c) => c.getAttribute('data-card')));
    const first = await hand();
    expect(first.length).toBeGreaterThan(2);
    await page.getByRole('group', { name: 'Seen by' }).getByRole('button').nth(1).click();
    await page.waitForFunction(() => location.search.includes('seat=1'));
    expect(await at(page)).toBe(4);
    expect(await hand()).not.toEqual(first);
    await page.getByRole('button', { name: 'spectators' }).click();
    await page.getByText('hands stay closed').waitFor();
    expect(await hand()).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => location.search.includes('seat=0'));
    expect(await hand()).toEqual(first);
  });

  test('an address leads to a moment; it is copied, survives a reload, and bad ones do no harm', async () => {
    const page = await open('?step=9&seat=1');
    expect(await at(page)).toBe(9);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.search === '?step=10&seat=1');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const words = await told(page);
    await page.reload();
    await slider(page).waitFor();
    expect(await told(page)).toBe(words);
    const other = await open('?step=99999&seat=x');
    expect(await at(other)).toBe(await last(other));
  });

  test('the game can be saved and its shuffle checked', async () => {
    const page = await open();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the game' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('race');
    await page.getByRole('button', { name: 'Check the shuffle' }).click();
    await page.getByText('The shuffle was fair.').waitFor();
  });

  test.each([
    ['desktop', 'dark'],
    ['phone', 'light'],
  ] as const)('can be played on from a moment, on a %s (%s)', async (size, colorScheme) => {
    const page = await open('?step=30&seat=1', { viewport: size === 'phone' ? PHONE : DESKTOP, colorScheme });
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    const seats = dialog.getByRole('group', { name: 'Your seat' }).getByRole('button');
    await dialog.getByLabel('Your name').fill('Hana');
    expect(await seats.nth(1).getAttribute('aria-pressed')).toBe('true');
    await dialog.getByLabel('Bots on the other seats').selectOption('random');
    expect(await violations(page)).toEqual([]);
    let begin!: () => void;
    const begun = new Promise<void>((go) => (begin = go));
    await page.route(/play_on$/, (route) => begun.then(() => route.continue()));
    await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
    expect(await dialog.getByRole('button', { name: 'Laying the table…' }).isDisabled()).toBe(true);
    begin();
    await page.waitForURL((url) => /\/t\/\w+$/.test(url.pathname) && !url.pathname.includes(played));
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Continued from a replay, after 30 decisions.').waitFor();
    const back = await menu.getByRole('link', { name: 'To that replay' }).getAttribute('href');
    expect(back).toBe(`/t/${played}/replay?step=30`);
    expect(await violations(page)).toEqual([]);
  });

  test('cannot be played on from its end', async () => {
    const page = await open('?step=99999');
    expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
  });

  test('says why there is nothing to see yet, or at all', async () => {
    const page = await visitor();
    await page.goto(`${home()}t/${waiting}/replay`);
    await page.getByRole('heading', { name: 'This game is still being played' }).waitFor();
    await page.goto(`${home()}t/nosuchtable0/replay`);
    await page.getByRole('heading', { name: 'There is no planet here' }).waitFor();
    expect(await page.locator('header').innerText()).not.toContain('table');
    expect(await page.locator(`a[href*="nosuchtable0"]`).count()).toBe(0);
    expect(problems.splice(0).every((problem) => /40[49]/.test(problem))).toBe(true);
  });

  test('on a phone everything is at hand and nothing overflows; in Polish and Czech no message is missing', async () => {
    const page = await open('?step=30&seat=0', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'pl' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.getByRole('button', { name: 'Krok naprzód' }).tap();
    expect(await at(page)).toBe(31);
    await page.locator('section .tools button').first().tap();
    await page.getByRole('dialog').getByRole('log').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/replay-|log-|[{}]/);
    const czech = await open('?step=30', { locale: 'cs' });
    expect(await czech.locator('main').innerText()).not.toMatch(/replay-|log-|[{}]/);
  });

  test.each([
    ['desktop', 'dark'],
    ['desktop', 'light'],
    ['phone', 'dark'],
    ['phone', 'light'],
  ] as const)('axe finds nothing on a %s (%s)', async (size, colorScheme) => {
    const page = await open('?step=40&seat=1', { viewport: size === 'phone' ? PHONE : DESKTOP, colorScheme });
    expect(await violations(page)).toEqual([]);
  });
});
