import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { violations } from './axe';
import { hasBrowser, LAPTOP, TABLET, TOUCH } from './browser';
import { lay, nextAsked, playRoll } from './dicer';
import { home } from './site';
import { visitors } from './visitors';

const GAME = 240_000;
const DUEL = ['me', 'bot:heuristic'];

describe.skipIf(!hasBrowser)('a table of Roll', () => {
  const { arrive, sitDown: sitDownAt } = visitors();
  const sitDown = (options: BrowserContextOptions = {}, seats = DUEL, seed = '7'): Promise<Page> =>
    sitDownAt('roll', seats, seed, options);

  const dice = (page: Page) =>
    page.locator('[data-die]').evaluateAll((all) => all.map((die) => die.getAttribute('data-die')).sort());
  const selected = (page: Page) => page.locator('.column.on').count();

  /** Nothing runs out of the page, and no message is missing its words. */
  async function expectSound(page: Page): Promise<void> {
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    const words = await page.locator('body').innerText();
    expect(words).not.toMatch(/\b(question|action|log|step|phase|tile|stack|place)-[a-z]+/);
  }

  /** Reloads the page at the first question of each kind, and finds it asked again. */
  function reloading(page: Page): (question: string) => Promise<void> {
    const reloaded = new Set<string>();
    return async (question) => {
      if (reloaded.has(question)) return;
      reloaded.add(question);
      const before = await page.locator('.question h2').innerText();
      await expectSound(page);
      await page.reload();
      expect(await nextAsked(page)).toBe(question);
      expect(await page.locator('.question h2').innerText()).toBe(before);
    };
  }

  test(
    'is played to its end by two people and a bot, reloading at every question; then come scores and replay',
    { timeout: GAME },
    async () => {
      const host = await sitDown({}, ['me', 'open', 'bot:heuristic']);
      const guest = await arrive();
      await guest.goto(host.url());
      await guest.getByPlaceholder('What friends call you').fill('Bruno');
      await guest.getByRole('button', { name: 'Join' }).click();
      const [questions] = await Promise.all([
        playRoll(host, { visit: reloading(host) }),
        playRoll(guest, { way: 'keys', visit: reloading(guest) }),
      ]);
      for (const question of ['place_start', 'select', 'assign', 'explore', 'place_tile', 'recruit'])
        expect(questions).toContain(question);
      for (const page of [host, guest]) await page.locator('.end h1').waitFor();
      await expectSound(host);
      expect(await violations(host)).toEqual([]);
      await guest.goto(`${guest.url()}/replay`);
      await guest.locator('.table .seen').waitFor();
      await expectSound(guest);
    },
  );

  test('lets dice be laid, laid elsewhere, and taken back until ready', async () => {
    const page = await sitDown();
    await playRoll(page, { most: 1 });
    expect(await nextAsked(page)).toBe('select');
    const rolled = await dice(page);
    await lay(page, page.locator('[data-die]').first(), 0, 'mouse');
    expect(await nextAsked(page)).toBe('assign');
    expect(await page.locator('.column').nth(0).getAttribute('class')).toContain('on');
    // the die on the strip goes to another phase
    await page.locator('[data-die$="/strip"]').first().click();
    await page.locator('[data-lay="ship"]').click();
    await page.waitForFunction(() => document.querySelectorAll('.column')[4]?.classList.contains('on'));
    expect(await nextAsked(page)).toBe('assign');
    expect(await selected(page)).toBe(1);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.waitForFunction(() =>
      document.querySelector<HTMLElement>('.roll')?.dataset['asked']?.startsWith('select'),
    );
    expect(await dice(page)).toEqual(rolled);
  });

  test('lets a wild die lie in a column before a phase is selected', async () => {
    const page = await sitDown();
    await playRoll(page, { most: 1 });
    expect(await nextAsked(page)).toBe('select');
    await page.locator('[data-die="red/wild"]').click();
    await page.locator('[data-bed="ship"]').click();
    await page.locator('[data-die="red/ship"]').waitFor();
    await page.locator('[data-die="red/ship"]').click();
    await page.locator('[data-bed="settle"]').click();
    expect(await page.locator('[data-die="red/settle"]').count()).toBe(1);
    expect(await nextAsked(page)).toBe('select');
    // selecting sends it along: no wild die is left to be asked about
    await page.locator('[data-die^="white/"]').first().click();
    await page.locator('[data-lay="explore"]').click();
    await page.locator('[data-answer="ready"]').waitFor();
    expect(await page.locator('[data-die="red/settle"]').count()).toBe(1);
  });

  test('shows on the dice what a bot would do', async () => {
    const page = await sitDown();
    await playRoll(page, { most: 1 });
    await nextAsked(page);
    await page.keyboard.press('h');
    await page.locator('.column.hinted').waitFor();
    expect(await page.locator('[data-die].hinted').count()).toBeGreaterThan(0);
    expect(await page.locator('.advice').innerText()).toMatch(/^Select /);
  });

  test('takes a die that is drawn onto a phase with the mouse', async () => {
    const page = await sitDown();
    await playRoll(page, { most: 1 });
    await nextAsked(page);
    const die = await page.locator('[data-die]').first().boundingBox();
    const column = await page.locator('.column').nth(2).boundingBox();
    if (!die || !column) throw new Error('Nothing lies on the table.');
    await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
    await page.mouse.down();
    await page.mouse.move(column.x + 40, column.y + 120, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelectorAll('.column')[2]?.classList.contains('on'));
    expect(await nextAsked(page)).toBe('assign');
  });

  test.each(['pl', 'cs'])('fits a phone in %s, played with the finger', { timeout: GAME }, async (locale) => {
    const page = await sitDown({ ...TOUCH, locale }, ['me', 'bot:heuristic', 'bot:heuristic'], '5');
    const seen = new Set<string>();
    await playRoll(page, {
      way: 'finger',
      most: 30,
      visit: async (question) => {
        if (!seen.has(question)) await expectSound(page);
        seen.add(question);
      },
    });
    expect(seen.size).toBeGreaterThan(3);
  });

  test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', { timeout: GAME }, async (colorScheme) => {
    const page = await sitDown({ viewport: LAPTOP, colorScheme }, [
      'me',
      'bot:heuristic',
      'bot:heuristic',
      'bot:heuristic',
    ]);
    const seen = new Set<string>();
    await playRoll(page, {
      most: 14,
      visit: async (question) => {
        if (seen.has(question)) return;
        seen.add(question);
        await expectSound(page);
        expect(await violations(page)).toEqual([]);
      },
    });
  });

  test.each(['pl', 'cs'])('keeps the longest names beside what their tiles cost (%s)', async (locale) => {
    const page = await arrive({ viewport: LAPTOP, locale });
    await page.goto(`${home()}cards/roll`);
    await page.locator('main .tile .name').nth(99).waitFor();
    const names = await page.locator('main .tile .name').allInnerTexts();
    const table = await sitDown({ viewport: LAPTOP, locale });
    await nextAsked(table);
    await table.evaluate(() => document.fonts.ready.then(() => undefined));
    const covered = await table
      .locator('.empire .tile')
      .first()
      .evaluate((tile, all) => {
        const [name, cost] = [tile.querySelector('.name'), tile.querySelector('.cost')?.getBoundingClientRect()];
        const words = document.createRange();
        return all.filter((text) => {
          if (!name || !cost) return true;
          name.textContent = text;
          words.selectNodeContents(name);
          // a line is higher than its letters
          return [...words.getClientRects()].some((line) => line.top + 3 < cost.bottom && line.left < cost.right);
        });
      }, names);
    expect(covered).toEqual([]);
  });

  test.each(['pl', 'cs'])('writes the names of phases beside their slots on a tablet (%s)', async (locale) => {
    const page = await sitDown({ viewport: TABLET, locale });
    await playRoll(page, { most: 1 });
    expect(await nextAsked(page)).toBe('select');
    const covered = await page.locator('.strip .head').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const [name, slot] = [head.querySelector('b'), head.querySelector('.slot')?.getBoundingClientRect()];
        const words = document.createRange();
        if (name) words.selectNodeContents(name);
        const lines = [...words.getClientRects()];
        const over = lines.some(
          (line) => slot && line.right > slot.left && line.top + 2 < slot.bottom && line.bottom > slot.top + 2,
        );
        return over ? [name?.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
  });

  test.each(['cards/roll', 'rules/roll'])('has a sound page at %s', async (address) => {
    const page = await arrive({ ...TOUCH, locale: 'pl' });
    await page.goto(home() + address);
    await page.locator('main h1').waitFor({ state: 'attached' });
    await page.locator('main li').nth(9).waitFor();
    await expectSound(page);
    expect(await violations(page)).toEqual([]);
  });
});
