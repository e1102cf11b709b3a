/** Builds the client once, serves it to each worker with a real server under its own content policy, writes the scenes. */
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
import type { Site } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server for each worker. */
    sites: Site[];
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

/** So many ports that nobody listens on; all are held until the last one is found, so that no two are the same. */
async function freePorts(many: number): Promise<number[]> {
  const probes = Array.from({ length: many }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => probe.listening || once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    if ((await fetch(`${address}healthz`).catch(() => null))?.ok) return;
  }
  throw new Error('The server did not start.');
}

/** A server with a folder of its own; both are gone when it is closed. */
async function opened(port: number, outDir: string): Promise<Site & { close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galaktyka-web-'));
  const server = python('server.py', String(port), folder, outDir);
  const address = `http://127.0.0.1:${port}/`;
  await answers(address, server);
  const close = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  return { address, folder, close };
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const made = await mkdtemp(path.join(tmpdir(), 'galaktyka-web-'));
  const [outDir, scenes] = [path.join(made, 'static'), path.join(made, 'scenes.json')];
  await Promise.all([build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' }), writeScenes(scenes)]);
  const ports = await freePorts(workersOf(project));
  const servers = await Promise.all(ports.map((port) => opened(port, outDir)));
  project.provide(
    'sites',
    servers.map(({ address, folder }) => ({ address, folder })),
  );
  project.provide('outDir', outDir);
  project.provide('scenes', scenes);
  return async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await rm(made, { recursive: true });
  };
}

/** How many files of the project run at the same time. */
function workersOf({ config: { maxWorkers } }: TestProject): number {
  if (typeof maxWorkers !== 'number') throw new Error('The project does not say how many of its files run at once.');
  return maxWorkers;
}
