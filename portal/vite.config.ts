import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './browsers.ts';
import { firstChunks } from './firstChunk.ts';
import { frameBuild, frameInDev } from './frameBuild.ts';
import { headTags } from './headTags.ts';
import { installable } from './installable.ts';
import { leanBuild } from './leanBuild.ts';
import { worker } from './worker.ts';

const base = '/portal/';

/** The built pages are served for `/login`, `/login-code` and `/portal/*`; all their files lie under `/portal/`. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [
    react(),
    headTags(base),
    leanBuild(),
    installable(base),
    worker(base),
    frameBuild(base),
    frameInDev(base),
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
