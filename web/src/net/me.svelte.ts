/** Who sits in front of this browser: a guest with a display name. */
import { api } from './api';

let name: string | null = $state(null);
let asked: Promise<void> | null = null;

export const myName = (): string | null => name;

/** Asks the server once who we are. */
export function meetMe(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      name = me.name;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

export async function takeName(wanted: string): Promise<void> {
  name = (await api.rename(wanted)).name;
}

export async function becomeAgain(token: string): Promise<void> {
  name = (await api.recover(token)).name;
}
