import { globSync } from 'node:fs';

/** Where tests stand that prove what changes are decided by: what they must cover is said in vitest.config.ts. */
const DECIDING = ['events/', 'services/command/src/'];
/** Reads whole files of a megabyte, and decides nothing. */
const READING = 'services/command/src/importer/';
/** Wait for lines that are silent or cut, six times as long as they reckon. */
const WAITING = ['packages/log/', 'packages/edge/'];

/**
 * The files of the unit tests in three parts, each of them in one: counting what is covered doubles the time of a test, and
 * is done only for those that count; what waits goes beside what reckons.
 */
export function unitTests(root: string): {
  readonly deciding: readonly string[];
  readonly waiting: readonly string[];
  readonly others: readonly string[];
} {
  const files = globSync('**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).filter((file) => !file.includes('.int.test.'));
  const decides = (file: string) => DECIDING.some((folder) => file.startsWith(folder)) && !file.startsWith(READING);
  const waits = (file: string) => WAITING.some((folder) => file.startsWith(folder));
  return {
    deciding: files.filter(decides),
    waiting: files.filter(waits),
    others: files.filter((file) => !decides(file) && !waits(file)),
  };
}
