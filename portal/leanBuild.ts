import { join } from 'node:path';
import type { Plugin } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';
/** How each icon of lucide-react asks for what makes it. */
const iconMaker = '../createLucideIcon.mjs';
const storeShim = 'use-sync-external-store/shim/index.js';

/**
 * Leaves out of the build what this app has no use for, since each byte comes before the first
 * task: Vite's preloading of chunks (there is one style sheet, and the first page's script is asked
 * for at once), the shim of a hook that React itself has, and most of how lucide-react makes an
 * icon (src/base/page/lucideIcon.ts).
 */
export function leanBuild(): Plugin {
  return {
    name: 'waymark-lean-build',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === iconMaker
        ? join(import.meta.dirname, 'src/base/page/lucideIcon.ts')
        : id === preloadHelper || id === storeShim
          ? `\0lean:${id.replaceAll('\0', '')}`
          : undefined,
    load(id) {
      if (id === `\0lean:${storeShim}`) return `export { useSyncExternalStore } from 'react';`;
      return id.startsWith('\0lean:')
        ? 'export const __vitePreload = (load) => load();'
        : undefined;
    },
  };
}
