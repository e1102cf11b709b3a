/** Builds the client once and serves it with the real server, under its own content policy. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    outDir: string;
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const VENV = path.join(ROOT, '.venv/bin/python');
const PYTHON = process.env.PYTHON ?? (existsSync(VENV) ? VENV : 'python3');
const PATIENCE = 60_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    if ((await fetch(`${address}healthz`).catch(() => null))?.ok) return;
  }
  throw new Error('The server did not start.');
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galaktyka-web-'));
  const outDir = path.join(folder, 'static');
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
  const port = await freePort();
  const server = spawn(PYTHON, [path.join(import.meta.dirname, 'server.py'), String(port), folder, outDir], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: ROOT, GALAKTYKA_BACKEND: 'python' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}/`;
  await answers(address, server);
  project.provide('address', address);
  project.provide('outDir', outDir);
  return async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(folder, { recursive: true });
  };
}
