import react from '@vitejs/plugin-react';
import { frameBuild, frameInDev } from '@waymark/frames';
import { defineConfig } from 'vite';
import { browsers } from './browsers.ts';
import { firstChunks } from './firstChunk.ts';
import { headTags } from './headTags.ts';
import { installable } from './installable.ts';
import { leanBuild } from './leanBuild.ts';
import { worker } from './worker.ts';

const base = '/portal/';
/** A form in frames of other sites. */
const frame = { base, folder: 'frame' };

/**
 * The built pages are served for `/login`, `/login-…`, `/sign-up` and `/portal/*`; all their files
 * lie under `/portal/`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [
    react(),
    headTags(base),
    leanBuild(),
    installable(base),
    worker(base),
    frameBuild(import.meta.dirname, frame, {
      plugins: () => [react(), leanBuild()],
      target: browsers,
    }),
    frameInDev(frame),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    // One style sheet: see leanBuild.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: firstChunks() } } },
  },
});
