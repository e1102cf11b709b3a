/** Somebody who plays Roll by what the page shows alone: lays dice, says ready, takes the first answer there is. */
import type { Locator, Page } from 'playwright-core';
import { asked, nextQuestion, playOn, press, settle, type Play, type Way } from './hands';

const TABLE = '.roll';

export const nextAsked = (page: Page): Promise<string | null> => nextQuestion(page, TABLE);

/** Takes a die up and lays it down: by keys with the number of the phase. */
export async function lay(page: Page, die: Locator, phase: number, way: Way): Promise<void> {
  await press(page, die, way);
  const places = page.locator('[data-lay]');
  const place = places.nth(phase % (await places.count()));
  if (way !== 'keys') return press(page, place, way);
  const names = ['explore', 'develop', 'settle', 'produce', 'ship'];
  await page.keyboard.press(String(1 + names.indexOf((await place.getAttribute('data-lay')) ?? '')));
}

async function assign(page: Page, question: string, turn: number, way: Way): Promise<void> {
  const wild = page.locator('[data-die$="/wild"]');
  const ready = page.locator('[data-answer="ready"]');
  if (question === 'select') await lay(page, page.locator('[data-die]').first(), turn, way);
  else if (await ready.count()) await press(page, ready, way);
  else await lay(page, wild.first(), turn, way);
}

/** Gives one answer. */
export async function answerRoll(page: Page, question: string, turn: number, way: Way): Promise<void> {
  const before = await asked(page, TABLE);
  const first = page.locator('.question [data-stop="answer"][data-answer]');
  const words = page.locator('.question .buttons [data-answer]');
  const endRecall = question === 'recall' && (await words.count()) > 0;
  if (question === 'select' || question === 'assign') await assign(page, question, turn, way);
  else if ((await first.count()) && !endRecall)
    await press(page, first.nth(turn % Math.min(2, await first.count())), way);
  else await press(page, words.first(), way);
  await settle(page, TABLE, before, way);
}

export const playRoll = (page: Page, play: Play = {}): Promise<Set<string>> =>
  playOn(page, TABLE, (question, turn, way) => answerRoll(page, question, turn, way), play);
