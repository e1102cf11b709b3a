/** Networks for the server of the tests: it finds them as soon as they lie in its folder. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { python } from './python';
import { site } from './site';

/** From now on there is a network for Race: a small one, whose opinions are quick and worthless, or the one that ships. */
export async function layNetwork(kind: 'small' | 'shipped' = 'small'): Promise<void> {
  const [code] = (await once(python('weights.py', site().folder, kind), 'exit')) as [number];
  if (code !== 0) throw new Error('The network could not be written.');
}

/** Nobody has trained anything any more. */
export const takeNetworksAway = (): Promise<void> =>
  rm(path.join(site().folder, 'weights'), { recursive: true, force: true });
