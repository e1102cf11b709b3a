/** Pictures of every main screen for the documentation, to be looked at: `npm run shots` writes docs/images/. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { DESKTOP, hasBrowser, LAPTOP, launch, TOUCH } from './browser';
import { nextAsked, playRoll } from './dicer';
import { fixSeed, newTable, takeName } from './guest';
import { layNetwork, takeNetworksAway } from './networks';
import { play } from './player';
import { crowded, readScenes, showReplay, Stage, type Scenes } from './scenes';
import { home } from './site';

const OUT = path.resolve(import.meta.dirname, '../../docs/images');
const QUALITY = 42;
/** Motion has come to rest and pictures are drawn. */
const REST = 400;

type Size = 'desktop' | 'laptop' | 'phone';
const SIZES: Record<Size, BrowserContextOptions> = {
  desktop: { viewport: DESKTOP },
  laptop: { viewport: LAPTOP },
  phone: { ...TOUCH, deviceScaleFactor: 1.25 },
};

interface Look {
  size?: Size;
  locale?: 'en' | 'pl' | 'cs';
  theme?: 'dark' | 'light';
}
const PHONE_PL: Look = { size: 'phone', locale: 'pl' };

describe.skipIf(!hasBrowser)('pictures', () => {
  let scenes: Scenes;
  let browser: Browser;
  beforeAll(async () => {
    scenes = readScenes();
    browser = await launch();
    await mkdir(OUT, { recursive: true });
  });
  afterAll(() => browser.close());

  const visitor = async ({ size = 'desktop', locale = 'en', theme = 'dark' }: Look = {}): Promise<Page> => {
    const options = { ...SIZES[size], locale, colorScheme: theme, reducedMotion: 'reduce' } as const;
    return (await browser.newContext(options)).newPage();
  };

  async function picture(name: string, look: Look, act: (page: Page) => Promise<unknown>): Promise<void> {
    const page = await visitor(look);
    await act(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(REST);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    await writeFile(path.join(OUT, `${name}.webp`), Buffer.from(data, 'base64'));
    await page.context().close();
  }
  const visit = (page: Page, to = '') => page.goto(`${home()}${to}`, { waitUntil: 'networkidle' });
  const menu = (page: Page) => page.locator('header button[aria-label]:has(svg)');

  /** Points at as many answers as are wanted, so that the filled button says what will happen. */
  async function point(page: Page, many: number): Promise<void> {
    const spots = page.locator('.race [data-stop="answer"][aria-pressed="false"]');
    for (let i = 0; i < many; i++) await spots.first().click({ position: { x: 20, y: 20 } });
    await page.mouse.move(0, 0);
  }

  test.each([
    ['discard_opening', 1, {}],
    ['choose_action', 1, {}],
    ['keep', 1, {}],
    ['choose_development', 1, { theme: 'light' }],
    ['choose_world', 1, {}],
    ['pay', 2, {}],
    ['sell', 1, { locale: 'pl' }],
    ['consume', 1, {}],
    ['guess', 0, { locale: 'cs' }],
    ['produce', 1, {}],
    ['hand_limit', 1, { locale: 'cs' }],
    ['choose_action', 1, { size: 'phone', locale: 'cs' }],
    ['keep', 1, PHONE_PL],
    ['choose_development', 1, { size: 'phone', locale: 'cs' }],
    ['pay', 1, PHONE_PL],
    ['settle_how', 1, { size: 'phone' }],
    ['consume', 1, { size: 'phone', theme: 'light' }],
    ['windfall_world', 1, PHONE_PL],
    ['hand_limit', 1, { size: 'phone' }],
  ] as [string, number, Look][])('the question %s', async (question, pointed, look) => {
    const state = scenes.two[question];
    if (!state) throw new Error(`There is no scene that asks ${question}.`);
    const name = `${question.replaceAll('_', '-')}${look.size === 'phone' ? '-phone' : ''}`;
    await picture(`table-${name}`, look, async (page) => {
      await new Stage(page).open(state);
      await point(page, pointed);
    });
  });

  test.each([
    ['table', 'pay', 4, 1, {}],
    ['table-light', 'choose_action', 4, 1, { theme: 'light', locale: 'pl' }],
    ['table-laptop', 'choose_world', 4, 1, { size: 'laptop', locale: 'cs' }],
    ['table-phone', 'choose_world', 4, 1, PHONE_PL],
    ['table-full', 'consume', 4, 1, {}],
    ['table-six', 'choose_world', 6, 1, {}],
    ['table-six-laptop', 'choose_action', 6, 1, { size: 'laptop' }],
    ['table-six-phone', 'choose_world', 6, 1, { size: 'phone' }],
  ] as [string, string, number, number, Look][])('%s', async (name, question, seats, pointed, look) => {
    const state = scenes.four.questions[question];
    if (!state) throw new Error(`There is no scene of four that asks ${question}.`);
    await picture(name, look, async (page) => {
      await new Stage(page).open(crowded(state, seats));
      await point(page, pointed);
    });
  });

  test.each([
    ['goals', 'goals', 1, { theme: 'light', locale: 'cs' }],
    ['takeover', 'takeover', 1, {}],
    ['takeover-phone', 'takeover', 1, { size: 'phone', locale: 'cs' }],
    ['defend', 'defend', 1, { locale: 'pl' }],
    ['defend-phone', 'defend', 1, { size: 'phone', theme: 'light' }],
    ['choose-start', 'choose_start', 1, {}],
    ['draft', 'draft', 1, { locale: 'pl' }],
    ['draft-phone', 'draft', 1, { size: 'phone', locale: 'cs' }],
    ['cloak', 'cloak', 1, { size: 'laptop', locale: 'pl' }],
    ['robot', 'robot', 0, {}],
    ['robot-phone', 'robot', 0, PHONE_PL],
    ['end-goals', 'end_goals', 0, { locale: 'cs' }],
    ['end-robot-phone', 'end_robot', 0, { size: 'phone' }],
  ] as [string, string, number, Look][])('the expansions: %s', async (name, scene, pointed, look) => {
    const state = scenes.expansions[scene];
    if (!state) throw new Error(`There is no scene ${scene} of the expansions.`);
    await picture(name.startsWith('end') ? name : `table-${name}`, look, async (page) => {
      await new Stage(page).open(state);
      await point(page, pointed);
    });
  });

  test('the table of a spectator, in pairs, an opponent on a phone, the end', async () => {
    await picture('table-watched', {}, (page) => new Stage(page).open(scenes.watched));
    await picture('table-advanced', { size: 'laptop' }, (page) => new Stage(page).open(scenes.advanced));
    await picture('opponent-phone', PHONE_PL, async (page) => {
      await new Stage(page).open(scenes.four.end);
      await page.getByRole('button', { name: 'Pokaż stół' }).click();
      await page.locator('.race .opponents button').first().click();
    });
    await picture('end', {}, (page) => new Stage(page).open(scenes.four.end));
    await picture('end-phone', PHONE_PL, (page) => new Stage(page).open(scenes.four.end));
  });

  test('menu and dialogs', async () => {
    const question = scenes.two['consume'] ?? scenes.watched;
    await picture('menu-phone', PHONE_PL, async (page) => {
      await new Stage(page).open(question);
      await menu(page).first().click();
    });
    await picture('leave', { locale: 'cs' }, async (page) => {
      await new Stage(page).open(question);
      await menu(page).last().click();
      await page.locator('button.leave').click();
    });
    await picture('log-phone', { size: 'phone', locale: 'cs' }, async (page) => {
      await new Stage(page).open(scenes.four.questions['choose_world'] ?? question);
      await menu(page).nth(1).click();
      await page.locator('.advice').waitFor();
    });
  });

  test('the replay', async () => {
    for (const [name, look] of [
      ['replay', {}],
      ['replay-phone', PHONE_PL],
    ] as [string, Look][])
      await picture(name, look, async (page) => {
        await showReplay(page, scenes);
        await visit(page, 't/scene2345678/replay?step=150&seat=0');
        await page.getByRole('slider').waitFor();
      });
    for (const [name, look] of [
      ['play-on', {}],
      ['play-on-phone', { ...PHONE_PL, theme: 'light' }],
    ] as [string, Look][])
      await picture(name, look, async (page) => {
        await visit(page);
        await takeName(page, 'Marta');
        await showReplay(page, scenes);
        await visit(page, 't/scene2345678/replay?step=150&seat=0');
        await page.locator('button:has-text("Play on from here"), [aria-label="Graj dalej stąd"]').click();
        await page.locator('dialog option').nth(1).waitFor({ state: 'attached' });
      });
  });

  test('the analysis, and a hint with chances', async () => {
    const marta = await visitor();
    await visit(marta);
    await takeName(marta, 'Marta');
    await fixSeed('7');
    const played = await newTable(marta, ['me', 'bot:heuristic', 'bot:heuristic', 'bot:heuristic']);
    await visit(marta, `t/${played}`);
    await play(marta);
    await layNetwork('shipped');
    const storageState = await marta.context().storageState();
    const analysed = async (page: Page, to: string, open?: string) => {
      await page.context().addCookies(storageState.cookies);
      await visit(page, to);
      if (open) await page.getByRole('button', { name: open }).click();
      await page
        .getByRole('region')
        .filter({ has: page.locator('h2') })
        .locator('button.ghost:has(svg)')
        .first()
        .click();
      await page.locator('.curve').waitFor({ timeout: 120_000 });
    };
    for (const theme of ['dark', 'light'] as const)
      await picture(`analysis-${theme}`, { theme }, (page) => analysed(page, `t/${played}`));
    await picture('analysis-phone', PHONE_PL, async (page) => {
      await analysed(page, `t/${played}`);
      await page.locator('.curve').evaluate((curve) => curve.closest('section')?.scrollIntoView());
    });
    await picture('analysis-replay', { locale: 'cs' }, async (page) => {
      await analysed(page, `t/${played}/replay?seat=0`);
      await page.keyboard.press('1');
    });
    await picture('analysis-replay-phone', PHONE_PL, (page) => analysed(page, `t/${played}/replay?seat=0`, 'Analiza'));
    await picture('hint-chances', { locale: 'pl' }, async (page) => {
      await page.context().addCookies(storageState.cookies);
      await visit(page, `t/${await newTable(marta, ['me', 'bot:heuristic'])}`);
      await page.getByRole('button', { name: 'Poproś o radę' }).click();
      await page.locator('.panel li .meter').first().waitFor();
    });
    await takeNetworksAway();
  }, 300_000);

  test('the lobby and a waiting room', async () => {
    await fixSeed('7');
    const [bruno, hana] = [await visitor(), await visitor()];
    for (const [page, name] of [
      [bruno, 'Bruno'],
      [hana, 'Hana'],
    ] as const) {
      await visit(page);
      await takeName(page, name);
    }
    await newTable(bruno, ['me', 'open'], { public: true, title: 'Žižkov večer' });
    await newTable(hana, ['me', 'bot:heuristic', 'open', 'open'], { public: true, title: 'Kraków, powoli' });
    const lobby = async (page: Page) => {
      await visit(page);
      await takeName(page, 'Marta');
      await newTable(page, ['me', 'bot:heuristic', 'bot:random'], { title: 'Odd Friday' });
      await visit(page);
      await page.locator('form .stepper button').last().click();
      await page.locator('form select').last().selectOption('open');
    };
    await picture('lobby', {}, lobby);
    await picture('lobby-light', { theme: 'light', locale: 'pl', size: 'laptop' }, lobby);
    await picture('lobby-phone', { size: 'phone', locale: 'cs' }, lobby);
    await picture('waiting-room', {}, async (page) => {
      await visit(page);
      await takeName(page, 'Marta');
      const id = await newTable(page, ['me', 'bot:heuristic', 'open'], { title: 'Friday table' });
      await visit(page, `t/${id}`);
    });
    for (const page of [bruno, hana]) await page.context().close();
  });

  test('cards and rules', async () => {
    const card = (page: Page) => page.locator('main li button').nth(20);
    await picture('cards', {}, (page) => visit(page, 'cards'));
    await picture('cards-light', { theme: 'light', locale: 'cs', size: 'laptop' }, async (page) => {
      await visit(page, 'cards');
      await card(page).hover();
    });
    await picture('card-phone', PHONE_PL, async (page) => {
      await visit(page, 'cards');
      await card(page).tap();
    });
    await picture('rules-takeovers', {}, (page) => visit(page, 'rules/takeovers'));
    await picture('rules', { locale: 'pl' }, (page) => visit(page, 'rules/consume'));
    await picture('rules-phone', { size: 'phone', locale: 'cs' }, (page) => visit(page, 'rules/consume'));
  });

  test('learning', async () => {
    await fixSeed('7');
    await picture('coach-takeover', { locale: 'pl' }, async (page) => {
      await visit(page, 'learn');
      await page.locator('[data-lesson="second"]').click();
      for (let step = 0; step < 4; step++) await page.locator('section.paper button.primary').click();
      await page.locator('section.paper .advice b').waitFor();
    });
    await picture('learn', { locale: 'pl' }, (page) => visit(page, 'learn'));
    const coach = async (page: Page) => {
      await visit(page, 'learn');
      await page.locator('.page [data-begin]').click();
      for (let step = 0; step < 2; step++) await page.locator('section.paper button.primary').click();
      await page.locator('section.paper .advice b').waitFor();
    };
    await picture('coach', { locale: 'cs' }, coach);
    await picture('coach-phone', PHONE_PL, coach);
  });

  /** Plays Roll until something is asked, or to the end where nothing is named. */
  async function rollUntil(page: Page, seats: string[], question: string | null, way: 'mouse' | 'finger') {
    const found = new Error('There it is.');
    await visit(page);
    await takeName(page, 'Marta');
    await visit(page, `t/${await newTable(page, seats, { game: 'roll' })}`);
    await playRoll(page, {
      way,
      visit: (asked) => (asked === question ? Promise.reject(found) : Promise.resolve()),
    }).catch((error: unknown) => {
      if (error !== found) throw error;
    });
  }

  const BOTS = ['bot:heuristic', 'bot:heuristic', 'bot:heuristic'];
  test.each([
    ['place-start', 'place_start', 1, {}],
    ['select', 'select', 1, {}],
    ['select-laptop', 'select', 3, { size: 'laptop', locale: 'pl' }],
    ['select-phone', 'select', 2, PHONE_PL],
    ['assign-phone', 'assign', 1, { size: 'phone', locale: 'cs' }],
    ['explore', 'explore', 2, { theme: 'light' }],
    ['place-tile', 'place_tile', 1, { locale: 'cs' }],
    ['recruit-phone', 'recruit', 1, PHONE_PL],
    ['ship', 'ship', 1, {}],
    ['end', null, 1, {}],
    ['end-phone', null, 2, PHONE_PL],
  ] as [string, string | null, number, Look][])(
    'Roll: %s',
    { timeout: 240_000 },
    async (name, question, others, look) => {
      await fixSeed('7');
      await picture(`roll-${name}`, look, async (page) => {
        await rollUntil(page, ['me', ...BOTS.slice(0, others)], question, look.size === 'phone' ? 'finger' : 'mouse');
        if (name !== 'select') return;
        await page.locator('[data-die="red/wild"]').click();
        await page.mouse.move(0, 0);
      });
    },
  );

  test('Roll: tiles, rules, learning', async () => {
    await picture('roll-tiles', {}, (page) => visit(page, 'cards/roll'));
    await picture('roll-tiles-phone', PHONE_PL, (page) => visit(page, 'cards/roll'));
    await picture('roll-rules', { locale: 'cs' }, (page) => visit(page, 'rules/roll'));
    await picture('roll-learn', { locale: 'pl' }, (page) => visit(page, 'learn/roll'));
    const coach = async (page: Page, lessons: number) => {
      await fixSeed('7');
      await visit(page, 'learn/roll');
      await page.locator('.page button.primary').click();
      for (let step = 0; step < lessons; step++)
        await page.locator('section.paper button.primary:not([disabled])').click();
      await nextAsked(page);
      await page.locator('section.paper .words').waitFor();
      await page.mouse.move(0, 0);
    };
    await picture('roll-welcome', {}, (page) => coach(page, 0));
    await picture('roll-coach', { locale: 'cs' }, (page) => coach(page, 3));
    await picture('roll-coach-phone', PHONE_PL, (page) => coach(page, 3));
  });

  test.each([
    ['draft', 'draft', null, {}],
    ['map', 'explore', 'map', {}],
    ['actions', 'turn', 'actions', { locale: 'pl' }],
    ['cards', 'turn', 'cards', { locale: 'cs' }],
    ['panel', 'turn', 'panel', { theme: 'light' }],
    ['map-laptop', 'explore', 'map', { size: 'laptop', theme: 'light', locale: 'cs' }],
    ['map-phone', 'explore', 'map', PHONE_PL],
    ['actions-phone', 'turn', 'actions', { size: 'phone', locale: 'cs' }],
    ['cards-phone', 'turn', 'cards', { size: 'phone', theme: 'light' }],
    ['panel-phone', 'turn', 'panel', PHONE_PL],
    ['tracks-phone', 'turn', 'tracks', { size: 'phone', locale: 'cs' }],
    ['end', 'end', null, {}],
  ] as [string, string, string | null, Look][])('Transgalactica: %s', async (name, question, tab, look) => {
    const state = scenes.galaxy[question];
    if (!state) throw new Error(`There is no scene of Transgalactica that asks ${question}.`);
    await picture(`transgalactica-${name}`, look, async (page) => {
      await new Stage(page).open(state);
      if (tab) await page.locator(`[data-tab="${tab}"]`).click();
    });
  });

  test.each([
    ['route', 'O5', {}],
    ['route-phone', 'I4', PHONE_PL],
  ] as [string, string, Look][])('Transgalactica: %s', async (name, space, look) => {
    const state = scenes.galaxy['explore'];
    if (!state) throw new Error('There is no scene of an exploration.');
    await picture(`transgalactica-${name}`, look, async (page) => {
      await new Stage(page).open(state);
      await page.locator(`[data-space="${space}"]`).dispatchEvent('click');
      await page.locator('.plan').waitFor();
    });
  });

  test('Transgalactica: pieces, rules, learning', async () => {
    await picture('transgalactica-pieces', { locale: 'cs' }, (page) => visit(page, 'cards/transgalactica'));
    await picture('transgalactica-rules', { locale: 'pl' }, (page) => visit(page, 'rules/transgalactica'));
    await picture('transgalactica-learn', {}, (page) => visit(page, 'learn/transgalactica'));
    const first = async (page: Page) => {
      await visit(page, 'learn/transgalactica');
      await page.locator('[data-lesson="first"]').click();
      for (let step = 0; step < 7; step++) await page.locator('section.paper button.primary:not([disabled])').click();
      await page.mouse.move(0, 0);
    };
    await picture('transgalactica-coach', { locale: 'cs' }, first);
    await picture('transgalactica-coach-phone', PHONE_PL, first);
  });
});
