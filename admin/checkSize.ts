import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What may travel before something shows, in kB of script, gzipped: the entry with all that it
 * imports at once, and the builder of forms in a frame of another site, which shares nothing with
 * it.
 */
const LIMIT_KB = { entry: 350, frame: 325 };

/**
 * So many files of script and style a part that is loaded later asks for beside the entry: the
 * module page has most.
 */
const LIMIT_FILES = 60;

type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
};

/** The built app: `node admin/checkSize.ts [folder]`. */
const dist = process.argv[2] ?? join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** The files of a chunk and of everything that it imports statically. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const styles of chunk.css ?? []) seen.add(styles);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const first = new Set(entries.flatMap((key) => [...filesOf(key)]));
check(
  'entry',
  [...first].filter((file) => file.endsWith('.js')),
);
check('frame', ['frame-builder/frame.js']);
checkFiles();

function check(what: keyof typeof LIMIT_KB, weighed: readonly string[]): void {
  const weight =
    weighed.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
  const limit = LIMIT_KB[what];
  console.log(
    `admin ${what}: ${weight.toFixed(1)} kB gzipped in ${weighed.length} file(s), limit ${limit} kB`,
  );
  if (weighed.length === 0 || weight > limit) process.exitCode = 1;
}

function checkFiles(): void {
  const later = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key) => [...filesOf(key)].filter((file) => !first.has(file)).length);
  const most = Math.max(...later);
  console.log(`admin pages: at most ${most} files beside the entry, limit ${LIMIT_FILES}`);
  if (later.length === 0 || most > LIMIT_FILES) process.exitCode = 1;
}
