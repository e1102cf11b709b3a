import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, launch, PHONE } from './browser';
import { home } from './site';

type Theme = 'dark' | 'light';
describe.skipIf(!hasBrowser)('the card browser', () => {
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await page.context().close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function openCards(options: BrowserContextOptions, language = 'en', theme: Theme = 'dark') {
    const context = await browser.newContext({ ...options, locale: language, colorScheme: theme, bypassCSP: false });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${home()}cards`);
    await page.locator('main li button').nth(150).waitFor({ state: 'attached' });
  }

  const SENTENCE = '.visually-hidden';
  const sentence = (where: string) => page.locator(where).locator(SENTENCE).textContent();
  const count = () => page.getByRole('status').first().locator('b').textContent();
  const cardButton = (name: string) =>
    page
      .locator('main ul')
      .first()
      .getByRole('button', { name: new RegExp(`^${name}`) });

  test('shows all 151 cards and the first of them in full', async () => {
    await openCards({ viewport: DESKTOP });
    expect(await count()).toBe('151 cards');
    expect(await page.locator('main ul').first().getByRole('button').count()).toBe(151);
    expect(await page.locator('aside article').count()).toBe(1);
  });

  test('searches names and words, without marks and in any language', async () => {
    await openCards({ viewport: DESKTOP }, 'pl');
    await page.getByRole('searchbox').fill('swiat pielgrzymek');
    expect(await count()).toBe('1 karta');
    await page.getByRole('searchbox').fill('pilgrimage');
    expect(await count()).toBe('1 karta');
    await page.getByRole('searchbox').fill('no such card');
    expect(await page.getByText('Żadna karta nie pasuje').count()).toBe(1);
  });

  test('narrows by kind, phase, set and cost, and clears', async () => {
    await openCards({ viewport: DESKTOP });
    await page.getByRole('button', { name: 'Genes', exact: true }).click();
    await page.getByRole('button', { name: 'V Produce', exact: true }).click();
    expect(await count()).toBe('7 cards');
    await page.getByRole('button', { name: 'Rebel vs Imperium', exact: true }).click();
    expect(await count()).toBe('2 cards');
    await page.getByRole('slider', { name: 'Highest cost or defence' }).fill('3');
    expect(await count()).toBe('1 card');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(await count()).toBe('151 cards');
  });

  test('changes language at any time, names and interface alike', async () => {
    await openCards({ viewport: DESKTOP });
    await page.getByRole('button', { name: /Čeština/ }).click();
    await page.getByText('151 karet').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('cs');
    expect(await cardButton('Stará Země').count()).toBe(1);
    await page.reload();
    await page.getByText('151 karet').waitFor();
  });

  test('is walked with the keyboard alone', async () => {
    await openCards({ viewport: DESKTOP });
    const grid = page.locator('main ul').first().getByRole('button');
    await grid.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const focused = await sentence(':focus');
    expect(focused).toBe(await grid.nth(7).locator(SENTENCE).textContent());
    expect(await sentence('aside article')).toBe(focused);
    await page.keyboard.press('End');
    expect(await sentence(':focus')).toBe(await grid.last().locator(SENTENCE).textContent());
  });

  test('brings up the full card under the mouse and puts it away', async () => {
    await openCards({ viewport: DESKTOP });
    await cardButton('Gem World').hover();
    const peeked = page.locator('.appearing article');
    await peeked.waitFor();
    expect(await sentence('.appearing article')).toContain('Produce a good on this world.');
    await page.keyboard.press('Escape');
    expect(await peeked.count()).toBe(0);
  });

  test('shows nothing under a mouse that rests when the page changes, until it moves', async () => {
    await openCards({ viewport: DESKTOP });
    await cardButton('Gem World').hover();
    const peeked = page.locator('.appearing article');
    await peeked.waitFor();
    await page
      .locator('main ul')
      .first()
      .evaluate((list) => list.append(...list.querySelectorAll('li:nth-child(-n+9)')));
    await peeked.waitFor({ state: 'detached' });
    await page.waitForTimeout(600);
    expect(await peeked.count()).toBe(0);
    const box = await cardButton('Gem World').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 2 });
    await peeked.waitFor();
  });

  test('on a phone a tap opens the card in a sheet, a long press shows it, Escape closes', async () => {
    await openCards({ viewport: PHONE, hasTouch: true, isMobile: true });
    await cardButton('Refugee World').tap();
    const sheet = page.getByRole('dialog', { name: 'Refugee World' });
    await sheet.waitFor();
    expect(await sheet.getByRole('article').count()).toBe(1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await cardButton('Pilgrimage World').dispatchEvent('pointerdown', { pointerType: 'touch' });
    await page.locator('.appearing article').waitFor();
  });

  test('on a phone filters lie in a sheet and nothing overflows', async () => {
    await openCards({ viewport: PHONE, hasTouch: true, isMobile: true }, 'cs');
    await page.getByRole('button', { name: 'Filtry' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Mimozemské', exact: true }).tap();
    await page.getByRole('button', { name: /Ukázat karty/ }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await count()).toMatch(/^1\d karet$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test.each([
    ['desktop', DESKTOP, 'dark'],
    ['desktop', DESKTOP, 'light'],
    ['phone', PHONE, 'dark'],
    ['phone', PHONE, 'light'],
  ] as const)('axe finds nothing on a %s (%o, %s)', async (_, viewport, theme) => {
    await openCards({ viewport }, 'en', theme);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await violations(page)).toEqual([]);
    if (viewport === PHONE) {
      await cardButton('Refugee World').click();
      await page.getByRole('dialog').waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

  test('the theme switch turns the page and is remembered', async () => {
    await openCards({ viewport: DESKTOP });
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });
});
