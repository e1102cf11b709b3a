import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { hasBrowser, launch } from './browser';
import { visit } from './visit';

/** What does not fit, by drawing; runs inside the page. */
function misfits(): string[] {
  const found: string[] = [];
  const check = (card: Element, rule: string, broken: boolean) => {
    if (broken) found.push(`${rule}: ${card.querySelector('.visually-hidden')?.textContent?.split(',')[0] ?? ''}`);
  };
  for (const card of document.querySelectorAll('.card')) {
    const frame = card.getBoundingClientRect();
    const cost = card.querySelector('.cost')?.getBoundingClientRect();
    const name = card.querySelector('.name') ?? card.querySelector('.title');
    const top = name ? name.getBoundingClientRect().top + parseFloat(getComputedStyle(name).paddingTop) : 0;
    check(card, 'the name lies over the cost', cost !== undefined && top < cost.bottom - 2);
    for (const phrase of card.querySelectorAll('.phrase')) {
      check(card, 'a phrase leaves the card', phrase.getBoundingClientRect().right > frame.right - 2);
    }
    for (const line of card.querySelectorAll('.name, .title, .words, .counts')) {
      check(
        card,
        'words are cut',
        line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1,
      );
    }
  }
  return found;
}

describe.skipIf(!hasBrowser)('cards at three sizes', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(['en', 'pl', 'cs'])('hold their names and powers (%s)', async (language) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await visit(page, 'look');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.locator('.card').count()).toBe(3 * 151 + 4);
    expect(await page.evaluate(misfits)).toEqual([]);
    await context.close();
  });
});
