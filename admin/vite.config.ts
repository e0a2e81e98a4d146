import react from '@vitejs/plugin-react';
import { frameBuild, frameInDev } from '@waymark/frames';
import { defineConfig } from 'vite';
import { entryChunk } from './entryChunk.ts';
import { areaDoors, iconsChunk, planWordsChunk, sharedChunk } from './sharedChunks.ts';

/** The builder of forms in frames of other sites. */
const frame = { base: '/', folder: 'frame-builder' };

/** The staff's app, built into `dist`. `checkSize.ts` guards the weight of its entry. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    frameBuild(import.meta.dirname, frame, { plugins: () => [react()] }),
    frameInDev(frame),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [areaDoors] },
      output: {
        // A module goes to the first of them that takes it.
        codeSplitting: { groups: [entryChunk(), iconsChunk, sharedChunk, planWordsChunk] },
      },
    },
  },
});
