/** Addresses of the page. A page is loaded when it is first visited. */
import type { Component } from 'svelte';

export interface Route {
  readonly path: string;
  /** Message that names the page in its title and, with `listed`, in the top bar. */
  readonly title: string;
  readonly listed: boolean;
  readonly load: () => Promise<{ default: Component }>;
}

export const ROUTES: readonly Route[] = [
  { path: '/cards', title: 'nav-cards', listed: true, load: () => import('../pages/cards/CardsPage.svelte') },
  { path: '/look', title: 'look-title', listed: false, load: () => import('../pages/look/LookPage.svelte') },
];
const HOME = '/cards';

let path: string = $state(location.pathname);

const resolved = (): string => (path === '/' ? HOME : path.replace(/\/$/, ''));

export const currentRoute = (): Route | undefined => ROUTES.find((route) => route.path === resolved());

export function visit(to: string): void {
  history.pushState(null, '', to);
  path = location.pathname;
}

/** Follows plain clicks on our own links without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.hash || link.target) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  visit(link.pathname + link.search);
}

addEventListener('popstate', () => {
  path = location.pathname;
});
