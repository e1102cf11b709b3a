import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { home } from './site';

/** For so many milliseconds nothing may be asked for; Playwright's own `networkidle` waits for half a second. */
const QUIET = 100;

/** Opens an address of the site, and waits until it has all that it asks for and nothing left to do. */
export async function visit(page: Page, to: string): Promise<void> {
  const open = new Set<Request>();
  let asked = Date.now();
  const begin = (request: Request): void => {
    open.add(request);
    asked = Date.now();
  };
  const end = (request: Request): void => {
    open.delete(request);
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(`${home()}${to}`);
  do {
    await sleep(QUIET);
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  } while (open.size > 0 || Date.now() - asked < QUIET);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
