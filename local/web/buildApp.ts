import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Run with `fork(…, [folder, fingerprint])`: builds the app of that folder into its `dist`. It is
 * made beside the old one and put in its place at the end: an instance that serves it meanwhile
 * never meets half an app.
 */
const [folder = '', fingerprint = ''] = process.argv.slice(2);
// Under a test it would be that of a test: twice as large, and kept for whoever starts next.
process.env.NODE_ENV = 'production';
const dist = join(folder, 'dist');
const aside = `${dist}.${process.pid}`;
await build({
  root: folder,
  configFile: join(folder, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: aside, emptyOutDir: true },
});
await writeFile(join(aside, '.fingerprint'), fingerprint);
await rename(dist, `${aside}.old`).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
});
await rename(aside, dist);
await rm(`${aside}.old`, { recursive: true, force: true });
process.exit(0);
