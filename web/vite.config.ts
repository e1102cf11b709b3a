import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** What runs in Chromium against real servers, one for each worker. */
const BROWSER = { globalSetup: ['tests/serve.ts'], testTimeout: 60_000, hookTimeout: 60_000 };
/** All in one group: only there a worker's number, and with it a server, is nobody else's at the same time. */
const TWO_AT_ONCE = { maxWorkers: 2 };

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: process.env.GALAKTYKA_SERVER_URL ?? 'http://127.0.0.1:8000', ws: true } } },
  publicDir: 'src/generated/public',
  build: {
    outDir: '../galaktyka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'], ...TWO_AT_ONCE } },
      { extends: true, test: { name: 'browser', include: ['tests/**/*.test.ts'], ...BROWSER, ...TWO_AT_ONCE } },
      { extends: true, test: { name: 'shots', include: ['tests/shots.ts'], ...BROWSER, fileParallelism: false } },
    ],
  },
});
