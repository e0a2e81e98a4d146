import { join, resolve } from 'node:path';
import { build, type BuildEnvironmentOptions, type Plugin, type PluginOption } from 'vite';

/** What runs in the frame, of an app's folder. */
export const entry = 'src/frame/main.tsx';

/** Where an app's frame lies. */
export type FramePlace = {
  /** Address of the app, with a slash at both ends. */
  readonly base: string;
  /** Below it, and in the folder that the app is built into. */
  readonly folder: string;
};

/**
 * Builds what stands in frames of other sites beside an app, and apart from it: it shares no file
 * with it, so that neither grows by the other. Script and style have fixed names, since the service
 * that says whose pages may hold a frame writes its page.
 * @param root folder of the app
 */
export function frameBuild(
  root: string,
  { base, folder }: FramePlace,
  {
    plugins,
    target,
  }: { plugins: () => PluginOption[]; target?: BuildEnvironmentOptions['target'] },
): Plugin {
  let outDir = '';
  return {
    name: 'waymark-frame-build',
    apply: 'build',
    configResolved({ build: { outDir: chosen } }) {
      outDir = resolve(root, chosen, folder);
    },
    async closeBundle() {
      await build({
        ...{ root, configFile: false, base: `${base}${folder}/`, publicDir: false },
        logLevel: 'error',
        plugins: plugins(),
        build: {
          ...{ outDir, emptyOutDir: true, ...(target !== undefined && { target }) },
          ...{ cssCodeSplit: false, modulePreload: false },
          rolldownOptions: {
            input: join(root, entry),
            output: {
              entryFileNames: 'frame.js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? 'frame.css' : 'assets/[name]-[hash][extname]',
            },
          },
        },
      });
    },
  };
}
