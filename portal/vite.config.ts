import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headTags } from './headTags.ts';

const base = '/portal/';

/** The built pages are served for `/login`, `/login-code` and `/portal/*`; all their files lie under `/portal/`. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [react(), headTags(base)],
  // One style sheet and no preloading of chunks: what that saves in files it would cost in script.
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, cssCodeSplit: false, modulePreload: false, target: ['chrome123', 'firefox120', 'safari17.5'] },
});
