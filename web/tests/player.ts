/** Somebody who sits at the table and answers whatever is asked, by what the page shows alone. */
import type { Locator, Page } from 'playwright-core';

const SPOT = '.race [data-stop="answer"]';
const WORD = '.race .buttons [data-answer], .race .numbers [data-answer]';
const COMMIT = '.race [data-commit]';

/** Actions in the order a newcomer would play them, so that games come to their end. */
const PLAN = ['settle', 'develop', 'explore +5', 'produce', 'consume 2x', 'settle', 'develop', 'consume trade'];

/** How answers are pointed at and given. */
export interface Hands {
  point: (page: Page, spot: Locator) => Promise<void>;
  give: (page: Page, button: Locator) => Promise<void>;
}
/** Near the corner that stays in sight when cards overlap. */
const CORNER = { position: { x: 20, y: 20 } };
export const MOUSE: Hands = {
  point: (_, spot) => spot.click(CORNER),
  give: (_, button) => button.click(),
};
export const FINGER: Hands = {
  point: (_, spot) => spot.tap(CORNER),
  give: (_, button) => button.tap(),
};

/** Never touches the mouse: Tab to the group, arrows inside it, Enter; Ctrl+Enter gives. */
export const KEYBOARD: Hands = {
  async point(page, spot) {
    await reach(page, spot);
    await page.keyboard.press('Enter');
  },
  async give(page, button) {
    if ((await button.getAttribute('data-commit')) !== null) return page.keyboard.press('Control+Enter');
    await reach(page, button);
    await page.keyboard.press('Enter');
  },
};

const focused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
const sameGroup = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const group = element.closest('ul, [role="group"]');
    return group !== null && group.contains(document.activeElement) && document.activeElement !== group;
  });

async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await focused(target)) return;
    if (!(await sameGroup(target))) await page.keyboard.press('Tab');
    else if (presses === 0 || (await isBefore(target))) await page.keyboard.press('ArrowRight');
    else await page.keyboard.press('ArrowLeft');
  }
  throw new Error('The keyboard does not lead to the answer.');
}
const isBefore = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const active = document.activeElement;
    return active !== null && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });

/** What is asked; nothing when the table has given way to the scores. */
export const askedKey = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.race')?.dataset['asked'] ?? '');

/** Waits until the page asks something; null when the game is over. */
export async function nextQuestion(page: Page, timeout = 30_000): Promise<string | null> {
  await page.waitForFunction(
    () => {
      if (document.querySelector('.end h1')) return true;
      const race = document.querySelector<HTMLElement>('.race');
      return race?.dataset['asked'] && !race.dataset['asked'].startsWith('@') && !('busy' in race.dataset);
    },
    undefined,
    { timeout },
  );
  if (await page.locator('.end h1').count()) return null;
  return (await askedKey(page)).split('@')[0] ?? '';
}

/** Gives one answer: points at as many things as are wanted, then gives them; else says a word. */
export async function answer(page: Page, round: number, hands: Hands = MOUSE): Promise<void> {
  const before = await askedKey(page);
  const commit = page.locator(COMMIT);
  if (before.startsWith('choose_action')) await chooseActions(page, round, hands);
  for (let tries = 0; tries < 12 && (await commit.count()) && !(await complete(commit)); tries++) {
    await hands.point(page, page.locator(`${SPOT}[aria-pressed="false"]`).first());
  }
  await hands.give(page, (await commit.count()) ? commit : page.locator(WORD).first());
  const asking = page.locator('.race .asking');
  if ((await askedKey(page)) === before && (await asking.count())) await hands.give(page, asking);
  await settled(page, before);
}

const complete = async (commit: Locator): Promise<boolean> => (await commit.getAttribute('aria-disabled')) === 'false';

async function chooseActions(page: Page, round: number, hands: Hands): Promise<void> {
  const wanted = PLAN[round % PLAN.length] ?? 'settle';
  await hands.point(page, page.locator(`${SPOT}[data-action="${wanted}"][aria-pressed="false"]`).first());
}

/** Waits until the table has taken the answer to the question that was open. */
async function settled(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (key) => {
      const race = document.querySelector<HTMLElement>('.race');
      return !race || race.dataset['asked'] !== key;
    },
    before,
    { timeout: 20_000 },
  );
}

export interface Played {
  answers: number;
  questions: Set<string>;
}

/** Plays until the end, or for so many answers; `visit` sees each question before it is answered. */
export async function play(
  page: Page,
  {
    hands = MOUSE,
    most = 1000,
    visit,
  }: { hands?: Hands; most?: number; visit?: (question: string) => Promise<void> } = {},
): Promise<Played> {
  const played: Played = { answers: 0, questions: new Set() };
  for (let round = -1; played.answers < most; played.answers++) {
    const question = await nextQuestion(page);
    if (question === null) break;
    if (question === 'choose_action') round++;
    await visit?.(question);
    played.questions.add(question);
    await answer(page, round, hands);
  }
  return played;
}
