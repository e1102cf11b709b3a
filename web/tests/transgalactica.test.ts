import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { hasBrowser, LAPTOP, TOUCH } from './browser';
import { nextAsked, playTransgalactica } from './commander';
import { home } from './site';
import { visitors } from './visitors';

const GAME = 180_000;
const DUEL = ['me', 'bot:random'];

describe.skipIf(!hasBrowser)('a table of Transgalactica', () => {
  const { arrive, sitDown: sitDownAt } = visitors();
  const sitDown = (options: BrowserContextOptions = {}, seats = DUEL, seed = '7'): Promise<Page> =>
    sitDownAt('transgalactica', seats, seed, options);

  /** Nothing runs out of the page, and no message is missing its words. */
  async function expectSound(page: Page): Promise<void> {
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(/\b(question|action|log|area|track|good|tab|reason|effect|amount|name|end)-[a-z]+/);
  }

  test('is played to its end with the mouse, reloading at every question', { timeout: GAME }, async () => {
    const page = await sitDown();
    const reloaded = new Set<string>();
    const questions = await playTransgalactica(page, {
      most: 24,
      visit: async (question) => {
        if (reloaded.has(question) || reloaded.size > 5) return;
        reloaded.add(question);
        const before = await page.locator('.question h2').innerText();
        await expectSound(page);
        await page.reload();
        expect(await nextAsked(page)).toBe(question);
        expect(await page.locator('.question h2').innerText()).toBe(before);
      },
    });
    for (const question of ['draft', 'turn', 'follow']) expect(questions).toContain(question);
    await playTransgalactica(page, { hurry: true });
    await page.locator('.end h1').waitFor();
    await expectSound(page);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${page.url()}/replay`);
    await page.locator('.table .seen').waitFor();
    await expectSound(page);
    await page.locator('[data-tab="cards"]').click();
    expect(await violations(page)).toEqual([]);
  });

  test('sends a captain to the area that was pointed at, and says why others cannot be taken', async () => {
    const page = await sitDown();
    await playUntil(page, 'turn');
    const area = page.locator('[data-area="politics"]');
    await area.click();
    expect(await area.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await area.getAttribute('aria-pressed')).toBe('false');
    await area.click();
    await page.locator('.question .chosen .primary').click();
    await page.locator('[data-area="politics"] .hex.taken').waitFor();
    await playUntil(page, 'turn');
    expect(await area.locator('.why').innerText()).toBe('This main space is used up.');
  });

  async function playUntil(page: Page, wanted: string): Promise<void> {
    for (let answers = 0; answers < 40; answers++) {
      if ((await nextAsked(page)) === wanted) return;
      await playTransgalactica(page, { most: 1 });
    }
    throw new Error(`Nobody asked ${wanted}.`);
  }

  test('flies a ship by a tap on a planet, after its way was shown', async () => {
    const page = await sitDown({}, DUEL, '11');
    await playUntil(page, 'turn');
    await page.locator('[data-answer="exploration"]').first().click();
    expect(await nextAsked(page)).toBe('explore');
    expect(await page.locator('[data-tab="map"]').getAttribute('aria-selected')).toBe('true');
    const planet = page.locator('[data-space="B1"][data-stop="answer"]');
    await planet.click();
    expect(await page.locator('[data-space="B1"] .ship').count()).toBe(0);
    await page.locator('[data-fly="B1"]').click();
    await page.waitForFunction(() => document.querySelector('[data-space="B1"] .ship'));
  });

  test('goes on by keys alone', { timeout: GAME }, async () => {
    const page = await sitDown({}, DUEL, '3');
    const questions = await playTransgalactica(page, { way: 'keys', most: 16 });
    expect(questions.size).toBeGreaterThan(3);
    await nextAsked(page);
    await page.keyboard.press('1');
    expect(await page.locator('[data-tab="map"]').getAttribute('aria-selected')).toBe('true');
    await page.locator('[data-space="H"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).toBe('B1');
  });

  test.each(['pl', 'cs'])('fits a phone in %s, played with the finger', { timeout: GAME }, async (locale) => {
    const page = await sitDown({ ...TOUCH, locale }, ['me', 'bot:random', 'bot:random'], '5');
    const seen = new Set<string>();
    await playTransgalactica(page, {
      way: 'finger',
      most: 18,
      visit: async (question) => {
        if (!seen.has(question)) await expectSound(page);
        seen.add(question);
      },
    });
    expect(seen.size).toBeGreaterThan(3);
    for (const tab of ['map', 'actions', 'tracks', 'cards', 'panel']) {
      await page.locator(`[data-tab="${tab}"]`).tap();
      await expectSound(page);
    }
  });

  test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', { timeout: GAME }, async (colorScheme) => {
    const page = await sitDown({ viewport: LAPTOP, colorScheme }, ['me', 'bot:random', 'bot:random', 'bot:random']);
    const seen = new Set<string>();
    await playTransgalactica(page, {
      most: 12,
      visit: async (question) => {
        if (seen.has(question)) return;
        seen.add(question);
        await expectSound(page);
        expect(await violations(page)).toEqual([]);
      },
    });
    for (const tab of ['map', 'cards', 'panel']) {
      await nextAsked(page);
      await page.locator(`[data-tab="${tab}"]`).click();
      expect(await violations(page)).toEqual([]);
    }
  });

  test.each(['cards/transgalactica', 'rules/transgalactica'])('has a sound page at %s', async (address) => {
    const page = await arrive({ ...TOUCH, locale: 'pl' });
    await page.goto(home() + address);
    await page.locator('main li').nth(9).waitFor();
    await expectSound(page);
    expect(await violations(page)).toEqual([]);
  });

  test('finds pieces by their words and by their sort', async () => {
    const page = await arrive();
    await page.goto(`${home()}cards/transgalactica`);
    await page.getByRole('button', { name: 'Technologies' }).click();
    expect(await page.locator('main article').count()).toBe(30);
    await page.getByRole('searchbox').fill('wormhole');
    await page.waitForFunction(() => document.querySelectorAll('main article').length === 1);
    expect(await page.locator('main article h3').innerText()).toBe('Tunnel Toll');
    expect(await page.locator('main .designed').innerText()).toContain('level');
  });
});
