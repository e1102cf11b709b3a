/** Builds the client once and serves it as the server will: from one origin, under a strict content policy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    outDir: string;
  }
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'galaktyka-web-'));
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
  const server = await preview({
    build: { outDir },
    preview: { port: 0, headers: { 'Content-Security-Policy': POLICY } },
    logLevel: 'warn',
  });
  project.provide('address', server.resolvedUrls?.local[0] ?? '');
  project.provide('outDir', outDir);
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
}
