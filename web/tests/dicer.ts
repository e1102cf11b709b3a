/** Somebody who plays Roll by what the page shows alone: lays dice, says ready, takes the first answer there is. */
import type { Locator, Page } from 'playwright-core';

export type Way = 'mouse' | 'finger' | 'keys';

const TABLE = '.roll';
const asked = async (page: Page): Promise<string> => (await page.locator(TABLE).getAttribute('data-asked')) ?? '';

/** Waits until the page asks something; null when the game is over. */
export async function nextAsked(page: Page): Promise<string | null> {
  await page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('.roll');
      const key = table?.dataset['asked'] ?? '@';
      return (
        document.querySelector('.end h1') !== null || (!key.startsWith('@') && table?.dataset['busy'] === undefined)
      );
    },
    undefined,
    { timeout: 40_000 },
  );
  if (await page.locator('.end h1').count()) return null;
  return (await asked(page)).split('@')[0] ?? '';
}

async function press(page: Page, target: Locator, way: Way): Promise<void> {
  if (way === 'mouse') return target.click();
  if (way === 'finger') return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

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
  const before = await asked(page);
  const first = page.locator('.question [data-stop="answer"][data-answer]');
  const words = page.locator('.question .buttons [data-answer]');
  const endRecall = question === 'recall' && (await words.count()) > 0;
  if (question === 'select' || question === 'assign') await assign(page, question, turn, way);
  else if ((await first.count()) && !endRecall)
    await press(page, first.nth(turn % Math.min(2, await first.count())), way);
  else await press(page, words.first(), way);
  const asking = page.locator('.question .asking');
  if (await asking.count()) await press(page, asking, way);
  await page.waitForFunction(
    (key) => {
      const table = document.querySelector<HTMLElement>('.roll');
      return !table || table.dataset['asked'] !== key;
    },
    before,
    { timeout: 20_000 },
  );
}

/** Plays until the end, or for so many answers; `visit` sees each question before it is answered. */
export async function playRoll(
  page: Page,
  { way = 'mouse', most = 2000, visit }: { way?: Way; most?: number; visit?: (question: string) => Promise<void> } = {},
): Promise<Set<string>> {
  const questions = new Set<string>();
  for (let turn = 0; turn < most; turn++) {
    const question = await nextAsked(page);
    if (question === null) break;
    await visit?.(question);
    questions.add(question);
    await answerRoll(page, question, turn, way);
  }
  return questions;
}
