/** The whole tile of whatever is pointed at. */
import type { Attachment } from 'svelte/attachments';
import { pointing } from '../cards/peek.svelte';
import type { Side } from './tile';

interface Peeked {
  side: Side;
  anchor: DOMRect;
}
let peeked: Peeked | null = $state.raw(null);

export const peekedTile = (): Peeked | null => peeked;
export const closePeek = (): void => {
  peeked = null;
};

export const peekTile = (side: Side): Attachment<HTMLElement> =>
  pointing({
    onFocus: true,
    show: (anchor) => (peeked = { side, anchor }),
    hide: () => peeked?.side === side && closePeek(),
  });
