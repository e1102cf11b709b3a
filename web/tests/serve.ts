/** Builds the client once, serves it with the real server under its own content policy, and has the scenes written. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { python } from './python';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** Where the server keeps its things and reads its seeds. */
    folder: string;
    outDir: string;
    /** The file that `scenes.py` wrote. */
    scenes: string;
  }
}

const PATIENCE = 60_000;

async function writeScenes(file: string): Promise<void> {
  const [code] = (await once(python('scenes.py', file), 'exit')) as [number];
  if (code !== 0) throw new Error('The scenes could not be written.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
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
  const [outDir, scenes] = [path.join(folder, 'static'), path.join(folder, 'scenes.json')];
  await Promise.all([build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' }), writeScenes(scenes)]);
  const port = await freePort();
  const server = python('server.py', String(port), folder, outDir);
  const address = `http://127.0.0.1:${port}/`;
  await answers(address, server);
  for (const [name, value] of Object.entries({ address, folder, outDir, scenes }))
    project.provide(name as 'address', value);
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
}
