import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './testing/browser.ts';
import { memoryFolder } from './testing/memoryFolder.ts';
import { failureLines, type Outcome } from './testing/outcome.ts';
import { sideBySide, type Suite } from './testing/sideBySide.ts';
import { check, playwright, vitest, type Bench } from './testing/suites.ts';
import { unitTests } from './testing/unitTests.ts';

/**
 * `npm test`: every check and every test, three suites at a time, the longest first, so that while one waits the others
 * reckon; beside them the tests that hardly do anything but wait, then, as far as others wait, the checks that only reckon;
 * what failed at the end, and the sum of all in the last line. A test that cannot run on this machine is counted as skipped,
 * never as passed. Exits 1 when anything failed.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const suite = (
  name: string,
  run: (bench: Bench) => Promise<Outcome>,
): Suite => ({
  name,
  run: (write, gently) => run({ root, node: process.execPath, write, gently }),
});
const checked = (name: string, script: string, ...args: string[]) =>
  suite(name, (bench) => check(bench, script, ...args));

const folder = await memoryFolder();
if (folder !== null) process.env.TMPDIR = folder;

const { deciding, waiting, others } = unitTests(root);
// One thread: it takes what the suites leave. It is a program in Go, and has room for what it throws away.
process.env.GOGC ??= '400';
const types = ['--noEmit', '--singleThreaded'];
const { notes, passed, failed, skipped, failures } = await sideBySide(
  [
    [
      checked('build of both apps', 'local/build.ts'),
      checked('size of admin', 'admin/checkSize.ts'),
      checked('size of portal', 'portal/checkSize.ts'),
      suite('journeys in Chromium', async (bench) =>
        playwright(bench, await findBrowser()),
      ),
    ],
    [suite('drills', (bench) => vitest(bench, '--project', 'drills'))],
    [suite('tests on Postgres', (bench) => vitest(bench, '--project', 'int'))],
    [suite('tests of the apps', (bench) => vitest(bench, '--project', 'apps'))],
    [
      suite('other unit tests', (bench) =>
        vitest(bench, '--project', 'unit', ...others),
      ),
    ],
    [
      suite('unit tests that cover decisions', (bench) =>
        vitest(bench, '--project', 'unit', '--coverage', ...deciding),
      ),
    ],
  ],
  [
    suite('unit tests that wait', (bench) =>
      vitest({ ...bench, gently: false }, '--project', 'unit', ...waiting),
    ),
    checked('lint', 'node_modules/oxlint/bin/oxlint'),
    checked('types', 'node_modules/typescript-native/bin/tsc', ...types),
    checked('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  ],
  (text) => process.stdout.write(text),
);
const left = await removed(folder);
for (const line of [...notes, ...left, ...failureLines(failures)])
  console.log(line);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** What a test that hung still uses stays, and is said: the next run takes it away. */
async function removed(place: string | null): Promise<string[]> {
  if (place === null) return [];
  try {
    await rm(place, { recursive: true, force: true });
    return [];
  } catch (error) {
    return [`${place} is still in use: ${String(error)}`];
  }
}
