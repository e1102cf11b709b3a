/** Pictures of the main screens, to be looked at: `npm run shots` writes shots/*.png. */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const OUT = new URL('../shots/', import.meta.url).pathname;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const TABLET = { viewport: { width: 1024, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const firstCard = (page) => page.locator('main li button').nth(2);
const SCREENS = [
    { name: 'cards-dark', options: DESKTOP, locale: 'pl', colorScheme: 'dark' },
    { name: 'cards-light', options: DESKTOP, locale: 'en', colorScheme: 'light' },
    { name: 'cards-peek', options: DESKTOP, locale: 'cs', colorScheme: 'dark', act: (page) => firstCard(page).hover() },
    { name: 'cards-tablet', options: TABLET, locale: 'cs', colorScheme: 'dark' },
    { name: 'cards-phone', options: PHONE, locale: 'cs', colorScheme: 'dark' },
    { name: 'cards-phone-light', options: PHONE, locale: 'en', colorScheme: 'light' },
    {
        name: 'cards-phone-sheet',
        options: PHONE,
        locale: 'pl',
        colorScheme: 'dark',
        act: (page) => firstCard(page).tap(),
    },
    {
        name: 'cards-phone-filters',
        options: PHONE,
        locale: 'pl',
        colorScheme: 'dark',
        act: (page) => page.getByRole('button', { name: 'Filtry' }).tap(),
    },
];

async function shoot(browser, address, { name, options, act, ...reader }) {
    const context = await browser.newContext({ ...options, ...reader });
    const page = await context.newPage();
    await page.goto(`${address}cards`, { waitUntil: 'networkidle' });
    await act?.(page);
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${OUT}${name}.png` });
    await context.close();
}

await mkdir(OUT, { recursive: true });
const outDir = new URL('../node_modules/.shots/', import.meta.url).pathname;
await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
const server = await preview({ build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const screen of SCREENS) await shoot(browser, server.resolvedUrls.local[0], screen);
await browser.close();
await server.close();
