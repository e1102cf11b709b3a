/** What a guest asks the server for without the pages that usually do it. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { site } from './site';

function post(page: Page, to: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([address, content]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(content) })).json();
    },
    [to, body] as const,
  );
}

export const takeName = (page: Page, name: string): Promise<unknown> => post(page, '/api/me', { name });

/** Sets up a table of Race and says its id. */
export async function newTable(page: Page, seats: string[], more: object = {}): Promise<string> {
  return ((await post(page, '/api/tables', { game: 'race', seats, ...more })) as { id: string }).id;
}

const seedFile = (): string => path.join(site().folder, 'seed');

/** Tables that are set up from now on are dealt from this seed. */
export const fixSeed = (seed: string): Promise<void> => writeFile(seedFile(), seed);

/** Every table has a seed of its own again. */
export const freeSeed = (): Promise<void> => rm(seedFile(), { force: true });
