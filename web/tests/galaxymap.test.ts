import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe';
import { DESKTOP, hasBrowser, LAPTOP, TOUCH } from './browser';
import type { Stage } from './scenes';
import { openTheatre } from './theatre';

const LONG = 120_000;
/** What most laptops have. */
const COMMON = { width: 1366, height: 768 };

describe.skipIf(!hasBrowser)('the map of Transgalactica', () => {
  const theatre = openTheatre();

  async function exploring(options: BrowserContextOptions = {}): Promise<Stage> {
    return theatre.stage({ viewport: DESKTOP, locale: 'en', ...options }, theatre.scenes.flight[0]);
  }
  const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`);
  const plannedLines = (page: Page) => page.locator('.way.planned').count();
  /** Labels are measured and laid out again: wait until nothing changes from frame to frame. */
  const laidOut = async (page: Page) =>
    page.waitForFunction(
      (last) => {
        const now = document.body.innerHTML;
        last.frames = now === last.seen ? last.frames + 1 : 0;
        last.seen = now;
        return last.frames === 3;
      },
      await page.evaluateHandle(() => ({ seen: '', frames: 0 })),
    );

  describe.each([
    ['a small laptop', { viewport: LAPTOP }],
    ['a laptop', { viewport: COMMON }],
    ['a desktop', { viewport: DESKTOP }],
    ['a phone', TOUCH],
  ] as [string, BrowserContextOptions][])('on %s', (_, options) => {
    test('has no label over another, and none over the middle of a planet', { timeout: LONG }, async () => {
      const { scenes } = theatre;
      const stage = await theatre.stage({ ...options, locale: 'pl' }, scenes.flight[0]);
      const wrong: Record<string, string[]> = {};
      const shown = { ...scenes.maps, explore: scenes.flight[0], end_turn: scenes.galaxy['end_turn'] };
      for (const [name, state] of Object.entries(shown)) {
        if (!state) throw new Error(`There is no scene ${name}.`);
        await stage.show(state);
        await stage.page.locator('[data-tab="map"]').click();
        await laidOut(stage.page);
        const crossed = await crossings(stage.page);
        if (crossed.length) wrong[name] = crossed;
      }
      expect(wrong).toEqual({});
    });
  });

  test('shows the way to a planet under the pointer or with the focus, line by line', async () => {
    const { page, moves } = await exploring();
    expect(await plannedLines(page)).toBe(0);
    await space(page, 'O5').hover();
    expect(await plannedLines(page)).toBe(3);
    expect(await page.locator('.energy.planned').allInnerTexts()).toEqual(expect.arrayContaining(['1', '1', '1\n0']));
    await page.mouse.move(0, 0);
    expect(await plannedLines(page)).toBe(0);
    await space(page, 'I4').focus();
    expect(await plannedLines(page)).toBe(2);
    expect(await space(page, 'I4').innerText()).toContain('A flight of 2 for 1 energy');
    expect(moves).toEqual([]);
  });

  test('sums up a chosen flight with what free moves save, by keys, and flies it leg by leg', async () => {
    const stage = await exploring();
    const { page } = stage;
    await space(page, 'I4').focus();
    await page.keyboard.press('Enter');
    const plan = page.locator('.plan');
    expect(await plan.locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/B2 ▸ B3\s+−1/),
      expect.stringMatching(/B3 ▸ I4\s+free move\s+1/),
    ]);
    expect(await plan.locator('[data-energy]').getAttribute('data-energy')).toBe('4>3');
    expect(await plan.innerText()).toContain('1 energy saved');
    expect(await page.locator('.question .why').innerText()).toContain('You have an outpost there.');
    expect(stage.moves).toEqual([]);
    stage.next.push(theatre.scenes.flight[1]);
    await plan.locator('[data-fly="I4"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.moves).toEqual(['move to B3', 'free to I4']);
  });

  test('gives up a flight with Escape, and chooses another with a finger', async () => {
    const { page, moves } = await exploring(TOUCH);
    await space(page, 'I2').dispatchEvent('click');
    expect(await page.locator('.plan [data-fly]').innerText()).toBe('Fly there for nothing');
    await page.keyboard.press('Escape');
    expect(await page.locator('.plan').count()).toBe(0);
    await space(page, 'B1').tap();
    await page.locator('[data-fly="B1"]').tap();
    await expect.poll(() => moves).toEqual(['free to B1']);
  });

  test('has an overview where it does not fit: ships, and a tap to go anywhere', async () => {
    const { page } = await exploring(TOUCH);
    const overview = page.locator('[data-overview]');
    const frame = page.locator('.galaxy .frame');
    const scrolled = () => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    expect(await overview.locator('[data-ship]').count()).toBe(4);
    expect(await overview.locator('.own').getAttribute('data-ship')).toBe('0');
    const { width, height } = (await overview.boundingBox()) ?? { width: 0, height: 0 };
    await overview.tap({ position: { x: width - 4, y: height - 4 } });
    const [farX = 0, farY = 0] = await scrolled();
    expect(farX).toBeGreaterThan(400);
    expect(farY).toBeGreaterThan(150);
    await overview.tap({ position: { x: 4, y: 4 } });
    expect(await scrolled()).toEqual([0, 0]);
    await overview.focus();
    await page.keyboard.press('Enter');
    expect((await scrolled())[0]).toBeGreaterThan(100);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await overview.waitFor({ state: 'detached' });
  });

  test('says which round brings which bonus token, and which are gone', async () => {
    const { page } = await exploring();
    const round = (number: number) => page.locator(`[data-round="${number}"]`);
    expect(await round(1).innerText()).toContain('Round 1: no token');
    for (const gone of [2, 3]) expect(await round(gone).innerText()).toContain(`Round ${gone}: its token is gone`);
    for (const left of [4, 5]) {
      expect(await round(left).locator('.token.advanced').count()).toBe(1);
      expect(await round(left).innerText()).toMatch(new RegExp(`Round ${left}: \\S`));
    }
    await page.setViewportSize(TOUCH.viewport);
    await page.locator('[data-tab="tracks"]').click();
    expect(await round(4).isVisible()).toBe(true);
  });
});

/** Labels of the map that lie over each other or over the middle of a planet. */
function crossings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('.map [data-label]')].map((label) => ({
      name: label.getAttribute('data-label') ?? '',
      box: label.getBoundingClientRect(),
    }));
    const balls = [...document.querySelectorAll<HTMLElement>('.map [data-space]')].map((ball) => ({
      name: ball.dataset['space'] ?? '',
      box: ball.getBoundingClientRect(),
      r: Number(ball.dataset['radius']),
    }));
    if (labels.length < 40) return ['There are hardly any labels.'];
    const found: string[] = [];
    for (const [i, one] of labels.entries())
      for (const other of labels.slice(i + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2) found.push(`${one.name} × ${other.name}`);
      }
    for (const { name, box } of labels)
      for (const ball of balls) {
        const [x, y] = [(ball.box.left + ball.box.right) / 2, (ball.box.top + ball.box.bottom) / 2];
        const away = Math.hypot(
          x - Math.min(Math.max(x, box.left), box.right),
          y - Math.min(Math.max(y, box.top), box.bottom),
        );
        if (away < ball.r * 0.55 && name !== 'pill H' && !name.startsWith('badge'))
          found.push(`${name} on ${ball.name}`);
      }
    return found;
  });
}
