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

/** With `onFocus` the keyboard brings the full card up as well; without it another place on the page shows it. */
export function peek(card: Card, { onFocus }: { onFocus: boolean }): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    const show = () => {
      peeked = { card, anchor: element.getBoundingClientRect() };
    };
    const showAfter = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, delay);
    };
    // elements lose focus while they are being taken out of the page, when no state may change
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => peeked?.card === card && closePeek());
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && showAfter(HOVER_DELAY),
      pointerdown: (event) => ((event as PointerEvent).pointerType === 'mouse' ? hide() : showAfter(PRESS_DELAY)),
      pointerup: (event) => (event as PointerEvent).pointerType !== 'mouse' && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && hide(),
      contextmenu: (event) => peeked && event.preventDefault(),
      focus: () => onFocus && element.matches(':focus-visible') && show(),
      blur: hide,
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      hide();
    };
  };
}
