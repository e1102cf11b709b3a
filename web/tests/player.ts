/** Somebody who sits at the table and answers whatever is asked, by what the page shows alone. */
import type { Page } from 'playwright-core';

export interface Asked {
  question: string;
  /** Answers that can be pointed at, and answers that are words. */
  spots: number;
  words: number;
}

const QUESTION = 'section.question h2';
const SPOT = '.race [data-stop="answer"]';
const WORD = '.race [data-answer]:not([data-stop])';
const COMMIT = '.race [data-commit]';

export const isOver = (page: Page): Promise<boolean> => page.locator('.end h1').isVisible();

/** Waits until the page asks something or the game is over; null when it is over. */
export async function nextQuestion(page: Page, timeout = 30_000): Promise<string | null> {
  await page.waitForFunction(
    ([spot, word]) => {
      if (document.querySelector('.end h1')) return true;
      const race = document.querySelector<HTMLElement>('.race');
      const asked = race && !race.dataset['asked']?.startsWith('@') && !('busy' in race.dataset);
      return asked && document.querySelector(`${spot}, ${word}`) !== null;
    },
    [SPOT, WORD] as const,
    { timeout },
  );
  return (await isOver(page)) ? null : page.locator(QUESTION).innerText();
}

/** Gives one answer with the mouse or the finger: points at as many things as are wanted, then presses the button. */
export async function answer(page: Page, choose: (count: number) => number = () => 0): Promise<void> {
  const commit = page.locator(COMMIT);
  if (!(await commit.count())) {
    await pressWord(page);
    return;
  }
  for (let tries = 0; tries < 12; tries++) {
    if ((await commit.getAttribute('aria-disabled')) === 'false') break;
    const open = page.locator(`${SPOT}[aria-pressed="false"]`);
    const count = await open.count();
    if (!count) break;
    await open.nth(choose(count)).click({ position: { x: 30, y: 24 } });
  }
  await commit.click();
}

async function pressWord(page: Page): Promise<void> {
  const word = page.locator(WORD).first();
  await word.click();
  const asking = page.locator('.race .asking');
  if (await asking.count()) await asking.click();
}

/** Waits until the table has taken the answer to the question that was open. */
export async function settled(page: Page, key: string, timeout = 20_000): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('.race')?.getAttribute('data-asked') !== before || document.querySelector('.end h1'),
    key,
    { timeout },
  );
}

export const askedKey = async (page: Page): Promise<string> =>
  (await page.locator('.race').getAttribute('data-asked')) ?? '';
