import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** What runs in Chromium against the real server, one file after the other. */
const BROWSER = { globalSetup: ['tests/serve.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 };

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
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      { extends: true, test: { name: 'browser', include: ['tests/**/*.test.ts'], ...BROWSER } },
      { extends: true, test: { name: 'shots', include: ['tests/shots.ts'], ...BROWSER } },
    ],
  },
});
