import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { hasBrowser, launch } from './browser';
import { home } from './site';

const LIMIT_KIB = 300;

describe.skipIf(!hasBrowser)('the first load', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** Fonts and pictures are compressed already; everything else travels compressed. */
  function travelling(file: string): number {
    const bytes = readFileSync(file);
    return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
  }

  test.each(['en', 'pl'])(`is under ${LIMIT_KIB} KiB (%s)`, async (language) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto(home(), { waitUntil: 'networkidle' });
    await context.close();
    const files = [...fetched]
      .filter((name) => name.startsWith('/assets/'))
      .map((name) => path.join(inject('outDir'), name));
    const kib = files.reduce((sum, file) => sum + travelling(file), 0) / 1024;
    expect(files.length).toBeGreaterThan(5);
    expect(kib).toBeLessThan(LIMIT_KIB);
  });
});
