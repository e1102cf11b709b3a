/** Scripts of the project, run by its own Python. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const VENV = path.join(ROOT, '.venv/bin/python');
const PYTHON = process.env.PYTHON ?? (existsSync(VENV) ? VENV : 'python3');

export function python(script: string, ...args: string[]): ChildProcess {
  return spawn(PYTHON, [path.join(import.meta.dirname, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: ROOT },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
