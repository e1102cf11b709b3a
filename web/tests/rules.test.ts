import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, launch, PHONE } from './browser';
import { home } from './site';

const CHAPTERS = 18;

describe.skipIf(!hasBrowser)('the rules page', () => {
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

  async function open(address: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en', reducedMotion: 'reduce', ...options });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(home() + address);
    await page.locator('article h1').waitFor();
  }

  const chapter = () => page.locator('article h1').innerText();
  const contents = () => page.getByRole('navigation', { name: 'Contents' });
  const topOf = (id: string) =>
    page.evaluate((section) => document.getElementById(section)?.getBoundingClientRect().top ?? -1, id);

  test('begins with the idea and leads through all chapters with one button', async () => {
    await open('rules');
    expect(await contents().getByRole('link').count()).toBe(CHAPTERS);
    const seen = new Set([await chapter()]);
    for (let turned = 1; turned < CHAPTERS; turned++) {
      const before = await chapter();
      await page.getByRole('link', { name: /^Next:/ }).click();
      await page.waitForFunction((old) => document.querySelector('article h1')?.textContent?.trim() !== old, before);
      seen.add(await chapter());
    }
    expect(seen.size).toBe(CHAPTERS);
    expect(await page.getByRole('link', { name: 'Play the guided first game' }).getAttribute('href')).toBe('/learn');
  });

  test('every section has an address of its own that leads to it', async () => {
    await open('rules/consume#consume-double');
    await page.waitForFunction(() => document.activeElement?.id === 'consume-double');
    expect(await topOf('consume-double')).toBeGreaterThanOrEqual(56);
    expect(await topOf('consume-double')).toBeLessThan(300);
    await page.locator('#consume-trade').hover();
    await page.getByRole('link', { name: 'Link to “First Trade, only for those who chose it”' }).click();
    expect(new URL(page.url()).hash).toBe('#consume-trade');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('#consume-double');
  });

  test('search finds words, names of cards and answers, and leads there', async () => {
    await open('rules');
    const field = page.getByRole('searchbox');
    await field.fill('pilgrimage');
    await page.getByRole('link', { name: /Powers with a twist/ }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'consume-other');
    expect(await chapter()).toBe('IV Consume');
    await field.fill('xyzzy');
    await page.getByText('Nothing found.').waitFor();
    await field.fill('');
    expect(await contents().getByRole('link').count()).toBe(CHAPTERS);
  });

  test('speaks three languages, switched in the middle of a chapter, with marks optional in the search', async () => {
    await open('rules/settle', { locale: 'pl' });
    expect(await chapter()).toBe('III Kolonizacja');
    await page.getByRole('searchbox').fill('zdobyczny od razu');
    await page.locator('.hits mark').first().waitFor();
    expect(await page.locator('.hits mark').first().innerText()).toBe('zdobyczny od razu');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: /Čeština/ }).click();
    await page.getByRole('heading', { name: 'III Osídlování' }).waitFor();
    expect(await page.locator('article .card-name').first().innerText()).toBe('Nová Země');
    expect(await page.locator('article').innerText()).not.toMatch(/[{}]|rules-/);
  });

  test('a named card opens in full, and its drawing is the real one', async () => {
    await open('rules/six');
    expect(await page.locator('article .panel .card').count()).toBe(12);
    await page.locator('article').getByRole('button', { name: 'Consumer Markets', exact: true }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Consumer Markets' });
    await sheet.waitFor();
    expect(await sheet.locator('.card.full').count()).toBe(1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  test('on a phone contents lie in a sheet, tabs at the bottom, and nothing overflows in any chapter', async () => {
    await open('rules', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'cs' });
    const tabs = page.locator('nav.tab-bar');
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Stoly', 'Karty', 'Pravidla', 'Výuka']);
    expect(await tabs.locator('[aria-current]').innerText()).toBe('Pravidla');
    for (let at = 0; at < CHAPTERS; at++) {
      await page.getByRole('button', { name: 'Obsah' }).tap();
      const link = page.getByRole('dialog').getByRole('link').nth(at);
      const title = (await link.innerText()).replace(/^(·|[IV]+)\s*/, '');
      await link.tap();
      await page.locator('article h1', { hasText: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBe(PHONE.width);
    }
  });

  test.each([
    ['desktop', 'dark'],
    ['desktop', 'light'],
    ['phone', 'dark'],
    ['phone', 'light'],
  ] as const)('axe finds nothing on a %s (%s)', async (size, colorScheme) => {
    await open('rules/consume', { viewport: size === 'phone' ? PHONE : DESKTOP, colorScheme });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('trade');
    await page.locator('.hits').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
