/** Whether things move. The system's wish for less motion always holds; beyond that the reader chooses. */
import { MediaQuery } from 'svelte/reactivity';

const STORAGE_KEY = 'galaktyka.motion';
const reduced = new MediaQuery('prefers-reduced-motion: reduce');

let wanted = $state(localStorage.getItem(STORAGE_KEY) !== 'off');
const show = () => document.documentElement.toggleAttribute('data-still', !wanted);
show();

export const motionWanted = (): boolean => wanted;

/** A duration in ms, or none where nothing is to move. */
export const moving = (ms: number): number => (wanted && !reduced.current ? ms : 0);

export function switchMotion(): void {
  wanted = !wanted;
  localStorage.setItem(STORAGE_KEY, wanted ? 'on' : 'off');
  show();
}
