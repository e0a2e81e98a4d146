import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replayFailedSeeds } from '../proof/explore/replay.ts';
import { findBrowser } from './testing/browser.ts';
import { commitTime } from './testing/commitTime.ts';
import { FLAKY_LIST, unmended, withFlaky } from './testing/flakyList.ts';
import { memoryFolder } from './testing/memoryFolder.ts';
import { listed, type FailureOfSuite, type SuiteOutcome } from './testing/suiteOutcome.ts';
import { sideBySide, type Suite } from './testing/sideBySide.ts';
import { check, playwright, vitest, type Bench } from './testing/suites.ts';
import { tryOnceMore } from './testing/tryOnceMore.ts';
import { unitTests } from './testing/unitTests.ts';

/**
 * `npm test`: every check and every test, two suites at a time, the longest first, so that while
 * one waits the other reckons, and none is kept waiting so long that it fails; beside them the
 * tests that hardly do anything but wait, then, as far as others wait, the checks that only reckon;
 * what failed at the end, and the sum of all in the last line. A test that cannot run on this
 * machine is counted as skipped, never as passed. A test that failed is tried once more, alone,
 * when all others have ended; one that passes then is named as flaky and written to a list. Exits 1
 * when anything failed.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));

type Run = (bench: Bench) => Promise<SuiteOutcome>;
const here = { root, node: process.execPath };
const suite = (
  name: string,
  run: Run,
  again?: (bench: Bench, alone: readonly string[]) => Promise<SuiteOutcome>,
): Suite => ({
  name,
  run: (write, gently) => run({ ...here, write, gently }),
  ...(again && { again: (write, alone) => again({ ...here, write }, alone) }),
});
/** Tests of one project of Vitest. */
const tests = (name: string, project: string, args: readonly string[] = []): Suite =>
  suite(
    name,
    (bench) => vitest(bench, '--project', project, ...args),
    (bench, alone) => vitest(bench, '--project', project, ...alone),
  );
const checked = (name: string, script: string, ...args: string[]) =>
  suite(name, (bench) => check(bench, script, ...args));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const folder = await memoryFolder();
if (folder !== null) process.env.TMPDIR = folder;

const { deciding, waiting, others } = unitTests(root);
// One thread: it takes what the suites leave. It is a program in Go, and has room for what it
// throws away.
process.env.GOGC ??= '400';
const types = ['--noEmit', '--singleThreaded'];
const rows: readonly (readonly Suite[])[] = [
  [
    checked('build of both apps', 'local/build.ts'),
    checked('size of admin', 'admin/checkSize.ts'),
    checked('size of portal', 'portal/checkSize.ts'),
    suite(
      'journeys in Chromium',
      async (bench) => playwright(bench, await findBrowser()),
      async (bench, alone) => playwright(bench, await findBrowser(), ...alone),
    ),
  ],
  [tests('drills', 'drills'), suite('seeds that failed', replayFailedSeeds)],
  [tests('tests on Postgres', 'int')],
  [tests('tests of the apps', 'apps*')],
  [tests('other unit tests', 'unit', others)],
  [tests('unit tests that cover decisions', 'unit', ['--coverage', ...deciding])],
];
const beside: readonly Suite[] = [
  tests('unit tests that wait', 'unit', waiting),
  checked('lint', 'node_modules/oxlint/bin/oxlint'),
  checked('types', 'node_modules/typescript-native/bin/tsc', ...types),
  checked('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
];
const say = (text: string) => void process.stdout.write(text);
const total = await sideBySide(rows, beside, say);
const tried = await tryOnceMore(total, [...rows.flat(), ...beside], say);
const { flaky, notes, passed, skipped } = tried;
const failures = [...tried.failures, ...(await keptAsFlaky(flaky))];
const failed = tried.failed + failures.length - tried.failures.length;
const left = await removed(folder);
for (const line of [
  ...notes,
  ...left,
  ...listed('Failed:', failures),
  ...listed('flaky (passed when tried once more, alone):', flaky),
])
  console.log(line);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/**
 * Writes down what was flaky. @returns what was flaky before and is not mended, which fails the run
 */
async function keptAsFlaky(found: readonly FailureOfSuite[]): Promise<FailureOfSuite[]> {
  const file = join(root, FLAKY_LIST);
  const list = await readFile(file, 'utf8');
  if (found.length > 0) await writeFile(file, withFlaky(list, found, new Date()));
  return unmended(list, found, commitTime(root));
}

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
