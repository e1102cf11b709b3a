/** The table of Race with its expansions: scenes of every new question, what can be done in them, and real tables. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../src/protocol/types';
import { DESKTOP, hasBrowser, LAPTOP, TOUCH } from './browser';
import { fixSeed, freeSeed, newTable, takeName } from './guest';
import { FINGER, KEYBOARD, play } from './player';
import type { Stage } from './scenes';
import { home } from './site';
import { misfitsOf, openTheatre, violationsOf, type Named } from './theatre';

const LONG = 180_000;
/** What looks different from everything else. */
const HEARD = ['goals', 'takeover', 'defend', 'choose_start', 'draft', 'robot', 'end_goals', 'end_robot'];
const WIDE = { viewport: DESKTOP, locale: 'en' };

describe.skipIf(!hasBrowser)('the expansions', () => {
  const theatre = openTheatre();
  const scene = (name: string): TableState =>
    theatre.scenes.expansions[name] ?? expect.fail(`There is no scene ${name}.`);
  const staged = (name: string, options: BrowserContextOptions = WIDE): Promise<Stage> =>
    theatre.stage(options, scene(name));

  test.each([
    ['pl', 'a desktop', { viewport: DESKTOP }, 1],
    ['cs', 'a laptop', { viewport: LAPTOP }, 1],
    ['pl', 'a phone', TOUCH, 1.25],
    ['cs', 'a phone', TOUCH, 1.25],
  ] as [string, string, BrowserContextOptions, number][])(
    'fit, and no word is missing (%s on %s)',
    async (locale, _, options, longest) => {
      const stage = await staged('goals', { ...options, locale });
      expect(await misfitsOf(stage, Object.entries(theatre.scenes.expansions), longest)).toEqual({});
    },
    LONG,
  );

  test.each([
    ['desktop', { viewport: DESKTOP }, 'light'],
    ['phone', TOUCH, 'dark'],
  ] as [string, BrowserContextOptions, 'dark' | 'light'][])(
    'are clean for axe on a %s (%o, %s)',
    async (_, options, colorScheme) => {
      const stage = await staged('goals', { ...options, colorScheme });
      const heard = HEARD.map((name): Named => [name, scene(name)]);
      expect(await violationsOf(stage, heard)).toEqual({});
    },
    LONG,
  );

  test('tell a goal in full on focus, and all of them when one is pressed', async () => {
    const { page } = await staged('goals');
    const tile = page.locator('[data-goal="system_diversity"]');
    await page.keyboard.press('Tab');
    await tile.focus();
    await page.locator('.told', { hasText: 'worlds of 4 different kinds' }).waitFor();
    await tile.click();
    expect(await page.locator('dialog[open] article').count()).toBe(6);
    expect(await page.locator('dialog[open] article').first().locator('li').count()).toBe(4);
  });

  test('let a target be chosen in the tableau where it lies, with every part of both sums', async () => {
    const stage = await staged('takeover');
    const { page } = stage;
    await page.locator('.race section [data-card="rebel_underground"]').click();
    const clash = page.locator('.clash');
    expect(await clash.innerText()).toMatch(/7\s*Military[\s\S]*10[\s\S]*Rebel Pact[\s\S]*the world itself[\s\S]*10/);
    await page.locator('[data-answer="take over avian_uplift_race"]').click();
    await page.locator('.race section [data-card="avian_uplift_race"]').waitFor();
    await page.locator('[data-commit]').click();
    expect(stage.moves).toEqual(['take over avian_uplift_race']);
  });

  test('say to a defender what is at stake, and what the others have declared', async () => {
    const stage = await staged('defend');
    const { page } = stage;
    await page.getByRole('heading', { name: 'Hypatia wants to take over Rebel Underground' }).waitFor();
    expect(await page.locator('.flag').innerText()).toBe('attacked');
    expect(await page.getByRole('list', { name: 'Takeovers of this phase' }).locator('li').count()).toBe(2);
    await page.locator('[data-answer="use new_military_tactics"]').click();
    await page.locator('[data-commit]').click();
    expect(stage.moves).toEqual(['use new_military_tactics']);
  });

  test.each([
    ['choose_start', 'ul [data-card="rebel_cantina"]', 'start rebel_cantina'],
    ['draft', '.cards [data-card="free_trade_association"]', 'draft free_trade_association'],
    ['take_revealed', '.work [data-card="rebel_homeworld"]', 'take rebel_homeworld'],
    ['ante', '.work [data-card="new_earth"]', 'ante new_earth'],
    ['hire', '.work [data-card="new_earth"]', 'discard new_earth'],
  ])('are answered where the cards lie: %s', async (name, place, answer) => {
    const stage = await staged(name);
    await stage.page
      .locator(place)
      .first()
      .click({ position: { x: 20, y: 20 } });
    await stage.page.locator('[data-commit]').click();
    expect(stage.moves).toEqual([answer]);
  });

  /** A page at a real table of the person's own. */
  async function seated(
    options: BrowserContextOptions,
    seats: string[],
    rules: Record<string, boolean>,
  ): Promise<Page> {
    const page = await theatre.page({ ...options, locale: 'en' });
    await page.goto(home());
    await takeName(page, 'Marta');
    await fixSeed('5');
    const id = await newTable(page, seats, { options: rules });
    await freeSeed();
    await page.goto(`${home()}t/${id}`);
    return page;
  }

  test(
    'can be played with the keyboard: start world, goals and takeovers',
    async () => {
      const rules = { tgs: true, rvi: true, goals: true, takeovers: true };
      const page = await seated(WIDE, ['me', 'bot:random', 'bot:random'], rules);
      const { questions } = await play(page, { most: 25, hands: KEYBOARD });
      expect([...questions]).toEqual(expect.arrayContaining(['choose_start', 'discard_opening', 'choose_action']));
      expect(await page.locator('header .sets').innerText()).toContain('Takeovers');
      expect(await page.locator('[data-goal]').count()).toBe(6);
    },
    LONG,
  );

  test(
    'can be played alone against the robot to the end, on a phone',
    async () => {
      const page = await seated(TOUCH, ['me'], { tgs: true, solitaire: true });
      await play(page, { most: 8, hands: FINGER });
      await page.locator('.race .opponents button').first().tap();
      expect(await page.locator('dialog[open]').innerText()).toMatch(/robot \(reconstruction\)[\s\S]*Credit/);
      await page.keyboard.press('Escape');
      await play(page, { hands: FINGER });
      expect(await page.locator('.end table').innerText()).toContain('robot (reconstruction)');
    },
    LONG,
  );

  test('are taught in the second lesson, which is followed to its end', async () => {
    const page = await theatre.page(WIDE);
    await page.goto(`${home()}learn`);
    await page.locator('[data-lesson="second"]').click();
    const bubble = page.locator('section.paper');
    await bubble.getByRole('heading', { name: 'Goals' }).waitFor();
    for (let step = 1; step <= 9; step++) {
      await bubble.locator('header', { hasText: `Step ${step} of 9` }).waitFor();
      await bubble.locator('button.primary').click();
    }
    await page.locator('[data-lesson="second"]').waitFor();
  });
});
