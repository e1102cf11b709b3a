/** A die is drawn with the finger or the mouse and let go over a place that is marked `data-drop`. */
import type { Attachment } from 'svelte/attachments';

const SLACK = 7;

interface Drag {
  enabled: () => boolean;
  /** The die leaves its place. */
  onlift: () => void;
  /** It is let go over a place, or over none. */
  ondrop: (place: string | null) => void;
}

function placeAt(element: HTMLElement, x: number, y: number): string | null {
  const before = element.style.pointerEvents;
  element.style.pointerEvents = 'none';
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  element.style.pointerEvents = before;
  return under?.dataset['drop'] ?? null;
}

export function draggable({ enabled, onlift, ondrop }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    const swallow = (event: MouseEvent) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(dx, dy) < SLACK) return;
      if (!dragging) {
        dragging = true;
        element.classList.add('flying');
        onlift();
      }
      element.style.translate = `${dx}px ${dy}px`;
    };
    const stop = (event: PointerEvent) => {
      const place = dragging && event.type === 'pointerup' ? placeAt(element, event.clientX, event.clientY) : null;
      if (dragging) {
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
        element.style.translate = '';
        element.classList.remove('flying');
        ondrop(place);
      }
      start = null;
      dragging = false;
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0 || !enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // from the first moment on: a quick hand is off the die before it has moved far
      element.setPointerCapture(event.pointerId);
    };
    const listeners = { pointerdown: begin, pointermove: move, pointerup: stop, pointercancel: stop } as const;
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
    };
  };
}
