/** A card is drawn out of the hand with the finger or the mouse; let go above it, it is played. */
import type { Attachment } from 'svelte/attachments';

const SLACK = 10;
const FAR_ENOUGH = 90;

export function draggable(enabled: () => boolean, onplay: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && dy > -SLACK) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      element.style.translate = `${dx}px ${dy}px`;
      element.classList.toggle('leaving', dy < -FAR_ENOUGH);
    };
    const stop = (event: PointerEvent) => {
      const far = start !== null && start.y - event.clientY > FAR_ENOUGH && event.type === 'pointerup';
      if (dragging) element.addEventListener('click', swallow, { capture: true, once: true });
      if (dragging) setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
      if (dragging && far) onplay();
      start = null;
      dragging = false;
      element.style.translate = '';
      element.classList.remove('leaving');
    };
    const begin = (event: PointerEvent) => {
      if (event.button === 0 && enabled()) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const swallow = (event: MouseEvent) => {
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
    };
  };
}
