import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { violations } from './axe';
import { DESKTOP, hasBrowser, LAPTOP, PHONE, TOUCH } from './browser';
import { length, misfits } from './fit';
import { fixSeed, newTable, takeName } from './guest';
import { answer, askedKey, FINGER, KEYBOARD, nextQuestion, play } from './player';
import { home } from './site';
import { visitors } from './visitors';

const GAME = 240_000;

describe.skipIf(!hasBrowser)('a table', () => {
  const { arrive, forgive } = visitors();
  const visitor = (options: BrowserContextOptions = {}): Promise<Page> => arrive({ colorScheme: 'dark', ...options });

  /** Sits down at a new table without the lobby's form; the form has its own test. */
  async function sitDown(page: Page, seats: string[], more: object = {}, name = 'Marta'): Promise<string> {
    await takeName(page, name);
    const id = await newTable(page, seats, more);
    await page.goto(`${home()}t/${id}`);
    return id;
  }

  const hand = (page: Page) =>
    page
      .locator('.race ul[aria-label] [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

  test(
    'is created in the lobby and played to its end with the mouse, reloading in the middle of every question',
    async () => {
      await fixSeed('11');
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
    await guest.goto(`${home()}t/${id}`);
    await guest.getByPlaceholder('What friends call you').fill('Bruno');
    await guest.locator('.room').getByText('Race for the Galaxy').waitFor();
    await guest.getByRole('button', { name: 'Join' }).click();
    await watcher.goto(`${home()}t/${id}`);
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

  test('leaves the corner of a card in sight when the one beside it was chosen', async () => {
    const page = await visitor({ viewport: { width: 640, height: 900 } });
    await sitDown(page, ['me', 'bot:heuristic']);
    await nextQuestion(page);
    const cards = page.locator('.race [data-stop="answer"]');
    await cards.nth(0).click();
    await page.mouse.move(0, 0);
    await cards.nth(1).click({ position: { x: 10, y: 30 }, timeout: 3000 });
    expect(await cards.nth(1).getAttribute('aria-pressed')).toBe('true');
  });

  test('keeps the hand in the window of a laptop while the line is lost', async () => {
    const page = await visitor({ viewport: LAPTOP });
    let line: WebSocketRoute | undefined;
    await page.routeWebSocket(/socket$/, async (route) => {
      if (line) return route.close();
      line = route;
      route.connectToServer();
    });
    await sitDown(page, ['me', 'bot:heuristic']);
    await nextQuestion(page);
    const below = () =>
      page.locator('.race ul[aria-label^="Your hand"]').evaluate((hand) => hand.getBoundingClientRect().bottom);
    const before = await below();
    await line?.close({ code: 1012 });
    await page.getByText('Connection lost.').waitFor();
    expect(await below()).toBe(before);
    expect(await violations(page)).toEqual([]);
  });

  test('offers a hint, announces your move in the title and speaks of the menu', async () => {
    const page = await visitor();
    await sitDown(page, ['me', 'bot:heuristic']);
    await nextQuestion(page);
    expect(await page.title()).toContain('Your move');
    await page.getByRole('button', { name: 'Ask for advice' }).click();
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

  test(
    'is played to its end on a phone with the finger, and never needs more than a little scrolling',
    async () => {
      await fixSeed('11');
      const page = await visitor({ ...TOUCH, locale: 'pl', colorScheme: 'light' });
      await sitDown(page, ['me', 'bot:heuristic', 'bot:heuristic']);
      const played = await play(page, {
        hands: FINGER,
        visit: async () => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
          expect(await length(page)).toBeLessThan(1.25);
        },
      });
      expect(played.answers).toBeGreaterThan(20);
      expect(await page.locator('.end h1').innerText()).toMatch(/wygryw|remis/i);
      expect(await misfits(page)).toEqual([]);
    },
    GAME,
  );

  test('a new table offers what the server describes, and options bring along what they need', async () => {
    const page = await visitor();
    const option = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
    const on = (name: string) => expect.poll(() => option(name).getAttribute('aria-checked'));
    await option('Advanced game').waitFor();
    await option('Goals').click();
    await on('The Gathering Storm').toBe('true');
    await page.locator('.foot').getByText('Also turned on: The Gathering Storm.').waitFor();
    await page.locator('form .stepper button').last().click();
    await option('Advanced game').waitFor({ state: 'detached' });
    await on('Goals').toBe('true');
    await option('The Gathering Storm').click();
    await on('Goals').toBe('false');
    await page.locator('.foot').getByText('Turned off, as it does not go with that: Goals.').waitFor();
  });

  test('a new table of every game can be set up, also of one without options', async () => {
    const page = await visitor();
    const games = page.locator('form .game');
    await games.first().waitFor();
    for (let i = (await games.count()) - 1; i >= 0; i--) {
      const mended = page.waitForResponse(/\/options$/);
      await games.nth(i).click();
      expect((await mended).status()).toBe(200);
      await page.getByText('Starts at once.').waitFor();
    }
  });

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
    await page.goto(`${home()}t/nosuchtable2`);
    await page.getByText('was closed or never was').waitFor();
    forgive(); // the browser itself reports the refused socket
  });
});
