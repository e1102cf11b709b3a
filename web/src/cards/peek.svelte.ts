/**
 * The full card of whatever is pointed at: on hover, on keyboard focus, on a long press. Attach it to the thing that
 * stands for a card: `<button {@attach peek(card, { onFocus: true })}>`.
 */
import type { Attachment } from 'svelte/attachments';
import type { Card } from './card';

const HOVER_DELAY = 250;
const PRESS_DELAY = 420;

interface Peeked {
  card: Card;
  anchor: DOMRect;
}
let peeked: Peeked | null = $state.raw(null);

export const peekedCard = (): Peeked | null => peeked;
export const closePeek = (): void => {
  peeked = null;
};

/** What to do when something is pointed at, and when it no longer is. */
interface Pointing {
  onFocus: boolean;
  show: (anchor: DOMRect) => void;
  hide: () => void;
}

/** Tells when an element is pointed at: hovered for a while, focused by the keyboard, or pressed long. */
export function pointing({ onFocus, show, hide }: Pointing): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let shown = false;
    /** A mouse that rests shows nothing when something new comes under it, such as the next question. */
    let still = true;
    const reveal = () => {
      shown = true;
      show(element.getBoundingClientRect());
    };
    const revealAfter = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(reveal, delay);
    };
    // elements lose focus while they are being taken out of the page, when no state may change
    const leave = () => {
      clearTimeout(timer);
      if (shown) queueMicrotask(hide);
      shown = false;
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointermove: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse' || !still) return;
        still = false;
        revealAfter(HOVER_DELAY);
      },
      pointerdown: (event) => {
        still = false;
        if ((event as PointerEvent).pointerType === 'mouse') leave();
        else revealAfter(PRESS_DELAY);
      },
      pointerup: (event) => (event as PointerEvent).pointerType !== 'mouse' && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerleave: (event) => {
        still = true;
        if ((event as PointerEvent).pointerType === 'mouse') leave();
      },
      contextmenu: (event) => shown && event.preventDefault(),
      focus: () => onFocus && element.matches(':focus-visible') && reveal(),
      blur: leave,
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      leave();
    };
  };
}

/** With `onFocus` the keyboard brings the full card up as well; without it another place on the page shows it. */
export function peek(card: Card, { onFocus }: { onFocus: boolean }): Attachment<HTMLElement> {
  return pointing({
    onFocus,
    show: (anchor) => (peeked = { card, anchor }),
    hide: () => peeked?.card === card && closePeek(),
  });
}
