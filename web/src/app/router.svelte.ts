/** Addresses of the page. A page is loaded when it is first visited. */
import type { Component } from 'svelte';
import { learnPage } from '../games/games.svelte';

export interface Route {
  /** `:name` stands for any one part of the address. */
  readonly path: string;
  /** Message that names the page in its title and, with `listed`, in the top bar. */
  readonly title: string;
  readonly listed: boolean;
  /** The page brings its own top bar. */
  readonly bare?: boolean;
  readonly load: () => Promise<{ default: Component }>;
}

export const ROUTES: readonly Route[] = [
  { path: '/', title: 'nav-tables', listed: true, load: () => import('../pages/lobby/LobbyPage.svelte') },
  { path: '/cards', title: 'nav-cards', listed: true, load: () => import('../pages/cards/CardsPage.svelte') },
  { path: '/cards/roll', title: 'nav-cards', listed: false, load: () => import('../roll/TilesPage.svelte') },
  {
    path: '/cards/transgalactica',
    title: 'nav-cards',
    listed: false,
    load: () => import('../transgalactica/PiecesPage.svelte'),
  },
  { path: '/rules', title: 'nav-rules', listed: true, load: () => import('../pages/rules/RulesPage.svelte') },
  {
    path: '/learn',
    title: 'nav-learn',
    listed: true,
    bare: true,
    load: learnPage('race'),
  },
  { path: '/learn/roll', title: 'nav-learn', listed: false, bare: true, load: learnPage('roll') },
  {
    path: '/learn/transgalactica',
    title: 'nav-learn',
    listed: false,
    bare: true,
    load: learnPage('transgalactica'),
  },
  { path: '/rules/roll', title: 'nav-rules', listed: false, load: () => import('../roll/rules/RulesPage.svelte') },
  {
    path: '/rules/transgalactica',
    title: 'nav-rules',
    listed: false,
    load: () => import('../transgalactica/rules/RulesPage.svelte'),
  },
  { path: '/rules/:chapter', title: 'nav-rules', listed: false, load: () => import('../pages/rules/RulesPage.svelte') },
  {
    path: '/t/:id',
    title: 'table-title',
    listed: false,
    bare: true,
    load: () => import('../pages/table/TablePage.svelte'),
  },
  {
    path: '/t/:id/replay',
    title: 'replay-title',
    listed: false,
    bare: true,
    load: () => import('../pages/replay/ReplayPage.svelte'),
  },
  { path: '/recover', title: 'recover-title', listed: false, load: () => import('../pages/RecoverPage.svelte') },
  { path: '/look', title: 'look-title', listed: false, load: () => import('../pages/look/LookPage.svelte') },
];

let path: string = $state(location.pathname);

const parts = (address: string): string[] => address.split('/').filter(Boolean);

/** What the `:name` parts of a route stand for in an address, or null where the address is another one. */
function match(route: Route, address: string): Record<string, string> | null {
  const [wanted, given] = [parts(route.path), parts(address)];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return found;
}

export const routeTo = (address: string): Route | undefined => ROUTES.find((route) => match(route, address) !== null);
export const currentRoute = (): Route | undefined => routeTo(path);

/** A `:name` part of the current address. */
export function parameter(name: string): string {
  const route = currentRoute();
  return (route && match(route, path)?.[name]) ?? '';
}

/** A `:name` part of the address of the page that asks; it keeps its own while another page already comes. */
export function ownParameter(name: string): () => string {
  const own = currentRoute();
  let kept = parameter(name);
  return () => (kept = currentRoute() === own ? parameter(name) : kept);
}

export function visit(to: string): void {
  history.pushState(null, '', to);
  path = location.pathname;
}

/** Follows plain clicks on our own links without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.hash || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  visit(link.pathname + link.search);
}

addEventListener('popstate', () => {
  path = location.pathname;
});
