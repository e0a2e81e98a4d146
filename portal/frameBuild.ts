import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { browsers } from './browsers.ts';
import { leanBuild } from './leanBuild.ts';

const root = import.meta.dirname;
const entry = 'src/frame/main.tsx';

/**
 * Builds what stands in frames of other sites beside the portal, and apart from it: it shares no file with it, so that neither
 * grows by the other. Script and style have fixed names, since the service that says whose pages may hold a frame writes its page.
 */
export function frameBuild(base: string): Plugin {
  let outDir = '';
  return {
    name: 'waymark-frame-build',
    apply: 'build',
    configResolved({ build: { outDir: chosen } }) {
      outDir = resolve(root, chosen, 'frame');
    },
    async closeBundle() {
      await build({
        ...{ root, configFile: false, base: `${base}frame/`, publicDir: false },
        logLevel: 'error',
        plugins: [react(), leanBuild()],
        build: {
          ...{ outDir, emptyOutDir: true, target: browsers },
          ...{ cssCodeSplit: false, modulePreload: false },
          rolldownOptions: {
            input: join(root, entry),
            output: {
              entryFileNames: 'frame.js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css')
                  ? 'frame.css'
                  : 'assets/[name]-[hash][extname]',
            },
          },
        },
      });
    },
  };
}

/** The same names straight from the sources; what hot reload needs before any component comes first. */
export function frameInDev(base: string): Plugin {
  const served: Readonly<Record<string, readonly [string, string]>> = {
    [`${base}frame/frame.css`]: ['text/css', ''],
    [`${base}frame/frame.js`]: [
      'text/javascript',
      `import '${base}@vite/client';
import refresh from '${base}@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
await import('${base}${entry}');
`,
    ],
  };
  return {
    name: 'waymark-frame-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = served[request.url ?? ''];
        if (found === undefined) return next();
        response.statusCode = 200;
        response.setHeader('Content-Type', found[0]);
        response.end(found[1]);
      });
    },
  };
}
