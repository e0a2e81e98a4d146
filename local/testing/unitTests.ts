import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where tests stand that prove what changes are decided by: what they must cover is said in
 * vitest.config.ts.
 */
export const DECIDING = [
  'events/',
  ...['decisions', 'handling/conflicts', 'nouns', 'policies'].map(
    (folder) => `services/command/src/${folder}/`,
  ),
];
/** Wait for lines that are silent or cut, six times as long as they reckon. */
export const WAITING = ['packages/log/', 'packages/edge/'];
/**
 * What is made for a browser, by Vite, and what compares that with something else: its tests are a
 * project of their own.
 */
export const OF_APPS = [
  'admin/',
  'portal/',
  'packages/client/',
  'packages/look/',
  'proof/richText/',
] as const;

/**
 * The files of the unit tests that need only Node in three parts, each of them in one: counting
 * what is covered doubles the time of a test, and is done only for those that count; what waits
 * goes beside what reckons.
 */
export function unitTests(root: string): {
  readonly deciding: readonly string[];
  readonly waiting: readonly string[];
  readonly others: readonly string[];
} {
  const isIn = (folders: readonly string[]) => (file: string) =>
    folders.some((folder) => file.startsWith(folder));
  const files = globSync('**/*.test.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).filter((file) => !file.includes('.int.test.') && !isIn(OF_APPS)(file));
  const deciding = files.filter(isIn(DECIDING));
  const waiting = files.filter(isIn(WAITING));
  const parted = new Set([...deciding, ...waiting]);
  return { deciding, waiting, others: files.filter((file) => !parted.has(file)) };
}

/**
 * The tests of the apps that put something else in the place of a module. Whoever runs after them
 * in the same place would find that instead, and they would find the real one where somebody loaded
 * it before: they each run in a place of their own.
 */
export const mockingTests = (root: string): readonly string[] =>
  globSync(
    OF_APPS.map((folder) => `${folder}**/*.test.{ts,tsx}`),
    { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
  ).filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(root, file), 'utf8')));
