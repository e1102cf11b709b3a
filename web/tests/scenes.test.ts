import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../src/race/questions';
import { DESKTOP, hasBrowser, LAPTOP, TABLET, TOUCH } from './browser';
import { crowded } from './scenes';
import { misfitsOf, openTheatre, violationsOf, type Named } from './theatre';

const LONG = 180_000;
/** What is also looked at with six at the table. */
const CROWDED = ['choose_action', 'choose_world', 'consume'];

describe.skipIf(!hasBrowser)('every question', () => {
  const theatre = openTheatre();

  /** All scenes of questions of the base game, at tables of two, four and six. */
  function asked(): Named[] {
    const { scenes } = theatre;
    const tables = {
      two: scenes.two,
      pairs: { choose_action: scenes.advanced },
      four: scenes.four.questions,
      six: Object.fromEntries(CROWDED.map((name) => [name, crowded(scenes.four.questions[name] ?? scenes.watched, 6)])),
    };
    return Object.entries(tables).flatMap(([table, questions]) =>
      Object.entries(questions).map(([name, state]): Named => [`${table}: ${name}`, state]),
    );
  }

  test('has a scene', () => {
    const { scenes } = theatre;
    expect(Object.keys(LOOKS).filter((question) => !scenes.two[question] && !scenes.expansions[question])).toEqual([]);
  });

  describe.each([
    ['a desktop', { viewport: DESKTOP }, 1],
    ['a laptop', { viewport: LAPTOP }, 1],
    ['a phone', TOUCH, 1.25],
  ] as [string, BrowserContextOptions, number][])('on %s', (_, options, longest) => {
    test.each(['en', 'pl', 'cs'])(
      'fits, and no word is missing (%s)',
      async (locale) => {
        const stage = await theatre.stage({ ...options, locale }, theatre.scenes.watched);
        expect(await misfitsOf(stage, asked(), longest)).toEqual({});
      },
      LONG,
    );
  });

  test.each(['pl', 'cs'])('shows every action card whole on a tablet (%s)', { timeout: LONG }, async (locale) => {
    const { advanced, two } = theatre.scenes;
    const stage = await theatre.stage({ viewport: TABLET, locale }, advanced);
    const shown: Named[] = [
      ['pairs', advanced],
      ['two', two['choose_action'] ?? advanced],
    ];
    expect(await misfitsOf(stage, shown, 1)).toEqual({});
  });

  test('who watches on a phone sees the cards of one player, and of another at a tap', async () => {
    const { page } = await theatre.stage(TOUCH, theatre.scenes.watched);
    const laid = page.locator('.race section [data-card]');
    const shown = () => laid.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    for (const [seat, { tableau }] of (theatre.scenes.watched.view?.seats ?? []).entries()) {
      await page.locator('.race .opponents button').nth(seat).tap();
      expect(await shown()).toEqual(tableau.map(({ card }) => card));
    }
  });

  test.each([
    ['desktop', { viewport: DESKTOP }, 'light'],
    ['phone', TOUCH, 'dark'],
  ] as [string, BrowserContextOptions, 'dark' | 'light'][])(
    'is clean for axe on a %s (%o, %s)',
    async (_, options, colorScheme) => {
      const { scenes } = theatre;
      const stage = await theatre.stage({ ...options, colorScheme }, scenes.watched);
      const all: Named[] = [...Object.entries(scenes.two), ['watched', scenes.watched], ['end', scenes.four.end]];
      expect(await violationsOf(stage, all)).toEqual({});
    },
    LONG,
  );
});
