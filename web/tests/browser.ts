import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether a browser is here to test in. */
export const hasBrowser = existsSync(CHROMIUM);

export const DESKTOP = { width: 1440, height: 900 };
export const LAPTOP = { width: 1280, height: 720 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
export const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/** A Chromium that talks to nobody but the page under test. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
