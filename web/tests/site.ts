/** Where the tests of this file find their server: files that run at the same time share no table, seed or network. */
import { inject } from 'vitest';

export interface Site {
  /** Where the server answers. */
  address: string;
  /** Where it keeps its things and reads its seeds. */
  folder: string;
}

/** The server of the worker that runs this file, alone with it. */
export function site(): Site {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const mine = inject('sites')[worker - 1];
  if (!mine) throw new Error(`There is no server for worker ${worker}.`);
  return mine;
}

/** Its first page. */
export const home = (): string => site().address;
