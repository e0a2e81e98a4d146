import type { Plugin } from 'vite';
import { entry, type FramePlace } from './frameBuild.ts';

/**
 * The same names as `frameBuild` straight from the sources; what hot reload needs before any
 * component comes first.
 */
export function frameInDev({ base, folder }: FramePlace): Plugin {
  const served: Readonly<Record<string, readonly [string, string]>> = {
    [`${base}${folder}/frame.css`]: ['text/css', ''],
    [`${base}${folder}/frame.js`]: [
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
