/** Arrow keys between the buttons of one row or grid: one stop for Tab, arrows, Home and End inside. */
import type { Attachment } from 'svelte/attachments';

const columnsOf = (all: readonly HTMLElement[]): number => {
  const tops = all.map((element) => Math.round(element.offsetTop));
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
};

export const roving: Attachment<HTMLElement> = (group) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')];
  const settle = () => {
    const all = stops();
    const current =
      all.find((stop) => stop.tabIndex === 0 && stop === document.activeElement) ??
      all.find((stop) => stop.dataset['stop'] === 'answer') ??
      all[0];
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  };
  const walk = (event: KeyboardEvent) => {
    const all = stops();
    const from = all.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from - columnsOf(all),
      ArrowDown: from + columnsOf(all),
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (from < 0 || to === undefined || event.altKey || event.ctrlKey) return;
    const next = all[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const follow = () => {
    const active = document.activeElement;
    const all = stops();
    if (all.some((stop) => stop === active)) for (const stop of all) stop.tabIndex = stop === active ? 0 : -1;
  };
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-stop'] });
  group.addEventListener('keydown', walk);
  group.addEventListener('focusin', follow);
  return () => {
    observer.disconnect();
    group.removeEventListener('keydown', walk);
    group.removeEventListener('focusin', follow);
  };
};
