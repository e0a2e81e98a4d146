import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the entry may weigh: its script and all that it imports at once, gzipped. */
const LIMIT_KB = 350;

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };

/** The built app: `node admin/checkSize.ts [folder]`. */
const dist = process.argv[2] ?? join(import.meta.dirname, 'dist');
const manifest = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>;

/** The files of a chunk and of everything that it imports statically. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const files = [...new Set(entries.flatMap((key) => [...filesOf(key)]))];
const weight =
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length,
    0,
  ) / 1000;
console.log(
  `admin entry: ${weight.toFixed(1)} kB gzipped in ${files.length} file(s), limit ${LIMIT_KB} kB`,
);
if (entries.length === 0 || weight > LIMIT_KB) process.exit(1);
