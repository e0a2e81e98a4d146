import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const root = import.meta.dirname;
const entry = 'src/frame/main.tsx';
const folder = 'frame-builder';

/**
 * Builds the builder of forms that stands in frames of other sites beside the app, and apart from it. Script and style have fixed
 * names, since the service that says whose pages may hold a frame writes its page.
 */
export function frameBuild(): Plugin {
  let outDir = '';
  return {
    name: 'waymark-frame-build',
    apply: 'build',
    configResolved({ build: { outDir: chosen } }) {
      outDir = resolve(root, chosen, folder);
    },
    async closeBundle() {
      await build({
        ...{ root, configFile: false, base: `/${folder}/`, publicDir: false },
        logLevel: 'error',
        plugins: [react()],
        build: {
          ...{ outDir, emptyOutDir: true, cssCodeSplit: false },
          chunkSizeWarningLimit: 1500,
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
export function frameInDev(): Plugin {
  const served: Readonly<Record<string, readonly [string, string]>> = {
    [`/${folder}/frame.css`]: ['text/css', ''],
    [`/${folder}/frame.js`]: [
      'text/javascript',
      `import '/@vite/client';
import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
await import('/${entry}');
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
