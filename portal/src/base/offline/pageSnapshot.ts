import { lastSeenName } from '@waymark/client';

/**
 * Where a page lies as it was drawn last, and what is said of it: the worker begins the next one
 * with it (ADR 28).
 */
export const snapshotStore = {
  cacheName: lastSeenName,
  address: '/drawn',
  path: 'Drawn-Path',
  build: 'Drawn-Build',
} as const;

/**
 * What takes keys is of no use without the app; what is being read anew, lies over the page or is
 * of others is not the page.
 */
const special = 'input, textarea, select, dialog[open], iframe, [aria-busy=true]';

/**
 * The page as it is drawn now, under its address and the script that drew it; null where it is not
 * one to begin with.
 */
export function pageSnapshot(): Response | null {
  const root = document.getElementById('root');
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (root === null || script === null || location.hash !== '') return null;
  if (root.querySelector('h1, h2') === null || root.querySelector(special)) return null;
  // Its colours stand on the page's own element, and hold no quotes (`brandStyle`).
  const { documentElement: page } = document;
  return new Response(`<div style="${page.style.cssText}">${root.innerHTML}</div>`, {
    headers: {
      [snapshotStore.path]: location.pathname.replace(/\/$/, ''),
      [snapshotStore.build]: new URL(script.src).pathname,
    },
  });
}
