import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './testing/browser.ts';
import { check, playwright, vitest, type Outcome } from './testing/suites.ts';

/**
 * `npm test`: every check and every test, one after the other, and the sum of all in the last line. A test that cannot
 * run on this machine is counted as skipped, never as passed. Exits 1 when anything failed.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const node = process.execPath;

const suites: [name: string, run: () => Promise<Outcome>][] = [
  ['types', () => check(root, node, [bin('tsc'), '--noEmit'])],
  [
    'format',
    () =>
      check(root, node, [
        bin('prettier'),
        '.',
        '--check',
        '--log-level',
        'warn',
      ]),
  ],
  [
    'lint',
    () => check(root, node, [bin('eslint'), '.', '--max-warnings', '0']),
  ],
  ['unit tests', () => vitest(root, node, ['--project', 'unit', '--coverage'])],
  ['tests on Postgres', () => vitest(root, node, ['--project', 'int'])],
  [
    'build of both apps',
    () => check(root, node, [join(root, 'local', 'build.ts')]),
  ],
  [
    'size of admin',
    () => check(root, node, [join(root, 'admin', 'checkSize.ts')]),
  ],
  [
    'size of portal',
    () => check(root, node, [join(root, 'portal', 'checkSize.ts')]),
  ],
  [
    'journeys in Chromium',
    async () => playwright(root, node, await findBrowser()),
  ],
];

const total: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [] };
for (const [name, run] of suites) {
  console.log(`\n── ${name}`);
  const { passed, failed, skipped, notes } = await run();
  console.log(
    `── ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.notes.push(...notes);
}
for (const note of total.notes) console.log(note);
console.log(
  `\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
