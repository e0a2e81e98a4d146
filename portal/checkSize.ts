import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Fails when more script than allowed is needed before the first task shows, gzipped: the entry and all that it imports
 * statically. Everything else is asked for after that (src/afterFirst.tsx). Run it after `vite build`:
 * `node portal/checkSize.ts`.
 */
const limitBytes = 85_000;
const dist = join(import.meta.dirname, 'dist');

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };
const manifest = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>;

function needed(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined)
    throw new Error(
      `The manifest names no chunk ${name}. Build the portal again.`,
    );
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) needed(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find(
  (name) => manifest[name]!.isEntry === true,
);
if (entry === undefined)
  throw new Error('The manifest names no entry. Build the portal again.');

const sizes = [...needed(entry)].map((file) => ({
  file,
  bytes: gzipSync(readFileSync(join(dist, file))).length,
}));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes)
  console.log(`${String(bytes).padStart(8)}  ${file}`);
console.log(
  `${String(total).padStart(8)}  in all, gzipped; the limit is ${limitBytes}`,
);
if (total > limitBytes) {
  console.error(
    `The portal needs ${total - limitBytes} bytes of script too many before the first task shows.`,
  );
  process.exitCode = 1;
}
