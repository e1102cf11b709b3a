import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, launch, PHONE } from './browser';
import { answer, askedKey, FINGER, KEYBOARD, nextQuestion, play } from './player';

const LAPTOP = { width: 1280, height: 720 };
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const GAME = 240_000;

describe.skipIf(!hasBrowser)('a table', () => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: DESKTOP,
      locale: 'en',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(inject('address'));
    return page;
  }

  /** Sits down at a new table without the lobby's form; the form has its own test. */
  async function sitDown(page: Page, seats: string[], more: object = {}, name = 'Marta'): Promise<string> {
    const post = (path: string, body: object) =>
      page.evaluate(
        async ([to, content]) => {
          const headers = { 'Content-Type': 'application/json' };
          return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(content) })).json();
        },
        [path, body] as const,
      );
    await post('/api/me', { name });
    const { id } = (await post('/api/tables', { game: 'race', seats, ...more })) as { id: string };
    await page.goto(`${inject('address')}t/${id}`);
    return id;
  }

  const hand = (page: Page) =>
    page
      .locator('.race ul[aria-label] [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

  test(
    'is created in the lobby and played to its end with the mouse, reloading in the middle of every question',
    async () => {
      const page = await visitor();
      await page.getByPlaceholder('What friends call you').fill('Marta');
      await page.getByPlaceholder('Friday table').fill('Odd Friday');
      await page.getByRole('button', { name: 'Create table' }).click();
      const reloaded = new Set<string>();
      const played = await play(page, {
        visit: async (question) => {
          if (reloaded.has(question)) return;
          reloaded.add(question);
          const [title, cards] = [await page.locator('.question h2').innerText(), await hand(page)];
          await page.reload();
          await nextQuestion(page);
          expect(await page.locator('.question h2').innerText()).toBe(title);
          expect(await hand(page)).toEqual(cards);
        },
      });
      expect([...played.questions]).toEqual(
        expect.arrayContaining(['discard_opening', 'choose_action', 'keep', 'choose_world', 'pay']),
      );
      expect(await page.locator('.end h1').innerText()).toMatch(/win/);
      expect(await page.title()).toBe('Table · Galaktyka');

      const scores = await page
        .locator('.scores tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-')))),
        );
      for (const [chips, worlds, developments, counted, total] of scores as [
        number,
        number,
        number,
        number,
        number,
      ][]) {
        expect(chips + worlds + developments + counted).toBe(total);
      }
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Check the shuffle' }).click();
      await page.getByText('The shuffle was fair.').waitFor();
      expect(await page.getByRole('dialog').locator('.disc.fair').count()).toBe(4);
      await page.keyboard.press('Escape');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save the game' }).click(),
      ]);
      expect(readFileSync(await download.path(), 'utf8')).toContain('race');
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.locator('.end').waitFor({ state: 'detached' });
      expect(await nextQuestion(page)).toBe('discard_opening');
    },
    GAME,
  );

  test(
    'is played to its end with the keyboard alone',
    async () => {
      const page = await visitor();
      await sitDown(page, ['me', 'bot:heuristic']);
      const played = await play(page, { hands: KEYBOARD });
      expect(played.answers).toBeGreaterThan(20);
      expect(await page.locator('.end h1').innerText()).toMatch(/win/);
    },
    GAME,
  );

  test('brings two browsers together; the first may take back what nobody has seen, a third only watches', async () => {
    const [host, guest, watcher] = [await visitor(), await visitor(), await visitor()];
    const id = await sitDown(host, ['me', 'open']);
    await host.getByText('more seat is taken').waitFor();
    expect(await violations(host)).toEqual([]);
    await guest.goto(`${inject('address')}t/${id}`);
    await guest.getByPlaceholder('What friends call you').fill('Bruno');
    await guest.getByRole('button', { name: 'Join' }).click();
    await watcher.goto(`${inject('address')}t/${id}`);
    for (const page of [host, guest]) expect(await nextQuestion(page)).toBe('discard_opening');
    for (const page of [host, guest]) await answer(page, 0);
    for (const page of [host, guest]) expect(await nextQuestion(page)).toBe('choose_action');

    await answer(host, 2);
    await host.locator('.question').getByText('Bruno').waitFor();
    await host.getByRole('button', { name: 'Undo' }).click();
    expect(await nextQuestion(host)).toBe('choose_action');
    await answer(host, 2);
    await answer(guest, 2);
    for (const page of [host, guest]) expect(await nextQuestion(page)).toBe('keep');
    await host.getByRole('log').getByText('Bruno chose Explore +5').first().waitFor();
    await guest.getByRole('log').getByText('Marta chose Explore +5').first().waitFor();

    await watcher.getByText('You watch').waitFor();
    expect(await watcher.locator('.race [data-commit]').count()).toBe(0);
    expect(await watcher.getByRole('region', { name: 'Marta' }).count()).toBe(1);
    for (let turns = 0; turns < 6; turns++) {
      for (const page of [host, guest])
        if (await page.locator('.race:not([data-asked^="@"]):not([data-busy])').count()) await answer(page, turns);
    }
  });

  test('survives a broken line: the answer is kept, sent when the line is back, and played once', async () => {
    const page = await visitor();
    let line: WebSocketRoute | undefined;
    let broken = false;
    await page.routeWebSocket(/socket$/, async (route) => {
      if (broken) return route.close();
      line = route;
      route.connectToServer();
    });
    await sitDown(page, ['me', 'bot:heuristic']);
    await nextQuestion(page);
    broken = true;
    await line?.close({ code: 1012 });
    await page.getByText('Connection lost.').waitFor();
    const spots = page.locator('.race [data-stop="answer"]');
    await spots.nth(0).click();
    await spots.nth(1).click();
    await page.locator('.race [data-commit]').click();
    await page.getByText('Your choice is kept here').waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByText('Back. Everything is up to date.').waitFor();
    expect(await nextQuestion(page)).toBe('choose_action');
    expect(await page.locator('.race ul[aria-label^="Your hand"] li').count()).toBe(4);
  });

  test('offers a hint, announces your move in the title and speaks of the menu', async () => {
    const page = await visitor();
    await sitDown(page, ['me', 'bot:heuristic']);
    await nextQuestion(page);
    expect(await page.title()).toContain('Your move');
    await page.getByRole('button', { name: 'What would the bot do?' }).click();
    await page.getByText(/The bot \(.*\) would:/).waitFor();
    expect(await page.locator('.advice').innerText()).toMatch(/^Discard /);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: /Animations/ }).click();
    expect(await page.locator('html').getAttribute('data-still')).toBe('');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('dialog', { name: 'Leave the game?' }).waitFor();
    await page.getByRole('button', { name: 'Let a bot play on' }).click();
    await page.getByRole('heading', { name: 'New table' }).waitFor();
  });

  test('a card that cannot be played says why; a drag out of the hand plays one that can', async () => {
    const page = await visitor();
    await sitDown(page, ['me', 'bot:heuristic']);
    const [playable, barred] = [page.locator('.race [data-stop="answer"]'), page.locator('.race .why')];
    const found = new Error('There is a choice to be made.');
    const lookFor = async (question: string) => {
      const placing = /choose_(world|development)/.test(question);
      if (placing && (await playable.count()) && (await barred.count())) throw found;
    };
    await expect(play(page, { visit: lookFor })).rejects.toBe(found);

    const inHand = await page.locator('.race ul[aria-label^="Your hand"] li').count();
    expect((await playable.count()) + (await barred.count())).toBe(inHand);
    expect(await barred.first().innerText()).toMatch(/^(Only|Needs|Costs|You have)/);
    const box = await playable.first().boundingBox();
    if (!box) throw new Error('The card is not to be seen.');
    const before = await askedKey(page);
    await page.mouse.move(box.x + 20, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y - 120, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction((key) => document.querySelector<HTMLElement>('.race')?.dataset['asked'] !== key, before);
  });

  test.each([
    ['on a phone', TOUCH, 'pl', FINGER],
    ['on a laptop', { viewport: LAPTOP }, 'cs', undefined],
  ] as const)(
    'fits %s and misses no word',
    async (_, options, locale, hands) => {
      const page = await visitor({ ...options, locale, colorScheme: 'light' });
      expect(await rawMessages(page)).toEqual([]);
      await sitDown(page, ['me', 'bot:heuristic', 'bot:heuristic', 'bot:heuristic']);
      const checked = new Set<string>();
      await play(page, {
        ...(hands && { hands }),
        most: 22,
        visit: async (question) => {
          const size = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.scrollHeight,
          ]);
          expect(size[0]).toBe(options.viewport.width);
          expect(size[1]).toBeLessThanOrEqual(options.viewport.height * (hands ? 1.2 : 1));
          if (checked.has(question)) return;
          checked.add(question);
          expect(await rawMessages(page)).toEqual([]);
          expect(await overlaps(page)).toEqual([]);
          expect(await violations(page)).toEqual([]);
        },
      });
      expect(checked.size).toBeGreaterThanOrEqual(4);
    },
    GAME,
  );

  test('the advanced game is chosen in pairs', async () => {
    const page = await visitor();
    await sitDown(page, ['me', 'bot:heuristic'], { options: { advanced: true } });
    await play(page, { most: 1 });
    expect(await nextQuestion(page)).toBe('choose_action');
    expect(await page.locator('.roles button').count()).toBe(9);
    await answer(page, 0);
    await page
      .getByRole('log')
      .getByText(/You chose .+ and .+\./)
      .first()
      .waitFor();
  });

  test.each(['dark', 'light'] as const)('the lobby is clean for axe on desktop and phone (%s)', async (colorScheme) => {
    for (const options of [{ viewport: DESKTOP }, TOUCH]) {
      const page = await visitor({ ...options, colorScheme });
      await page.getByRole('button', { name: 'Create table' }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
  });

  test('an address without a table says so', async () => {
    const page = await visitor();
    await page.goto(`${inject('address')}t/nosuchtable2`);
    await page.getByText('was closed or never was').waitFor();
    problems.splice(0); // the browser itself reports the refused socket
  });
});

/** Names of messages that stand on the page instead of their words. */
function rawMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const suspicious = (text: string | null) => {
      if (text && /^[a-z]+(-[a-z0-9]+)+$|\{ ?\$|\bquestion-|\baction-card-|\blog-/.test(text.trim()))
        found.push(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) suspicious(node.textContent);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) suspicious(element.getAttribute(name));
    }
    return found;
  });
}

/** Parts of the table that lie over each other. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.race ol, .race .opponents, .race .own, .race .question:not(.phone)')];
    const boxes = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    return boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const [a, b] = [one.box, other.box];
        const crossed = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return crossed ? [`${one.name} × ${other.name}`] : [];
      }),
    );
  });
}
