import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entryChunk } from './entryChunk.ts';
import { frameBuild, frameInDev } from './frameBuild.ts';

/** The staff's app, built into `dist`. `checkSize.ts` guards the weight of its entry. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), frameBuild(), frameInDev()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: [entryChunk()] } } },
  },
});
