/** What everybody does who plays by what the page shows alone: wait for a question, press things, go on. */
import type { Locator, Page } from 'playwright-core';

export type Way = 'mouse' | 'finger' | 'keys';

/** Which question of which version a table asks: `name@version`. */
export const asked = async (page: Page, table: string): Promise<string> =>
  (await page.locator(table).getAttribute('data-asked')) ?? '';

/** Waits until the table asks something; null when the game is over. */
export async function nextQuestion(page: Page, table: string): Promise<string | null> {
  await page.waitForFunction(
    (selector) => {
      const shown = document.querySelector<HTMLElement>(selector);
      const key = shown?.dataset['asked'] ?? '@';
      const over = document.querySelector('.end h1') !== null;
      return over || (!key.startsWith('@') && shown?.dataset['busy'] === undefined);
    },
    table,
    { timeout: 40_000 },
  );
  if (await page.locator('.end h1').count()) return null;
  return (await asked(page, table)).split('@')[0] ?? '';
}

export async function press(page: Page, target: Locator, way: Way): Promise<void> {
  if (way === 'mouse') return target.click();
  if (way === 'finger') return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

/** An answer that asks whether it is meant is pressed once more; then something else is asked, or nothing. */
export async function settle(page: Page, table: string, before: string, way: Way): Promise<void> {
  const asking = page.locator('.question .asking');
  if (await asking.count()) await press(page, asking, way);
  await page.waitForFunction(
    ([selector, key]) => {
      const shown = document.querySelector<HTMLElement>(selector);
      return !shown || shown.dataset['asked'] !== key;
    },
    [table, before] as const,
    { timeout: 20_000 },
  );
}

export interface Play {
  way?: Way;
  most?: number;
  /** Sees each question before it is answered. */
  visit?: (question: string) => Promise<void>;
}

/** Plays until the end, or for so many answers; the questions that came. */
export async function playOn(
  page: Page,
  table: string,
  answer: (question: string, turn: number, way: Way) => Promise<void>,
  { way = 'mouse', most = 2000, visit }: Play,
): Promise<Set<string>> {
  const questions = new Set<string>();
  for (let turn = 0; turn < most; turn++) {
    const question = await nextQuestion(page, table);
    if (question === null) break;
    await visit?.(question);
    questions.add(question);
    await answer(question, turn, way);
  }
  return questions;
}
