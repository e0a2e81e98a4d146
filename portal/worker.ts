import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { snapshotStore } from './src/base/offline/pageSnapshot.ts';

/**
 * What is kept on the device: all script and style, the latin faces, icons; not the faces of other
 * scripts, which come by need.
 */
const isKept = (file: string): boolean =>
  /\.(js|css|svg)$/.test(file) || /inter-latin-wght.*\.woff2$/.test(file);

/**
 * Builds the service worker (src/shell/worker) into a file of its own, and tells it of which files
 * the app of this build is made.
 */
export function worker(base: string): Plugin {
  return {
    name: 'waymark-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'src/shell/worker/serviceWorker.ts'),
        fileName: 'sw.js',
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const own = bundle['sw.js'];
        if (own?.type !== 'chunk') throw new Error('the worker was not built');
        const files = Object.keys(bundle)
          .filter((file) => file !== own.fileName && isKept(file))
          .map((file) => base + file)
          .sort();
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        own.code = `const shell=${JSON.stringify({ version, files, drawn: snapshotStore })};${own.code}`;
      },
    },
  };
}
