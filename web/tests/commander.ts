/** Somebody who plays Transgalactica: takes one of the answers beside the question. */
import type { Page } from 'playwright-core';
import { asked, nextQuestion, playOn, press, settle, type Play, type Way } from './hands';

const TABLE = '.transgalactica';

export const nextAsked = (page: Page): Promise<string | null> => nextQuestion(page, TABLE);

/** Free actions are taken when there is nothing else, or turns would not end; who hurries passes. */
function wanted(texts: readonly string[], turn: number, hurry: boolean): number {
  if (hurry && texts.includes('pass')) return texts.indexOf('pass');
  const work = texts.flatMap((text, at) => (/^(buy|use|activate|pass)/.test(text) ? [] : [at]));
  const pool = work.length ? work : [...texts.keys()];
  return pool[turn % pool.length] ?? 0;
}

/** Gives one answer. */
async function command(page: Page, turn: number, way: Way, hurry: boolean): Promise<void> {
  const before = await asked(page, TABLE);
  const rows = page.locator('.question [data-answer]');
  const texts = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-answer') ?? ''));
  await press(page, rows.nth(wanted(texts, turn, hurry)), way);
  await settle(page, TABLE, before, way);
}

export const playTransgalactica = (page: Page, play: Play & { hurry?: boolean } = {}): Promise<Set<string>> =>
  playOn(page, TABLE, (_, turn, way) => command(page, 7 * turn, way, play.hurry ?? false), play);
