import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ChromiumPath } from './browser.ts';
import { eventStoreDbNote } from './eventStoreDbNote.ts';
import { firstLine, type Failure, type SuiteOutcome } from './suiteOutcome.ts';
import { failuresOf, type PlaywrightReport } from './playwrightReport.ts';
import { REPORT_FILE, type VitestReport } from './vitestReporter.ts';

/**
 * What a suite runs with: the checkout, the Node of the project, where its output goes, whether
 * others come first, and what stands in its environment besides.
 */
export type Bench = {
  readonly root: string;
  readonly node: string;
  readonly write: (text: string) => void;
  readonly gently?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * A check that passes or fails as a whole: a script run by Node. Its reason is what it writes to
 * stderr, if it writes there: what it measured and found good stands in stdout.
 */
export async function check(
  bench: Bench,
  script: string,
  ...args: readonly string[]
): Promise<SuiteOutcome> {
  const { code, said, complained } = await run(bench, [join(bench.root, script), ...args]);
  return outcome(code, complained.trim() === '' ? said : complained, {
    passed: code === 0 ? 1 : 0,
  });
}

/**
 * Tests by Vitest. What keeps a file from loading, is thrown outside of a test or is too little
 * coverage is a failure too.
 */
export const vitest = (bench: Bench, ...args: readonly string[]): Promise<SuiteOutcome> =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'vitest.json');
    const bin = join(bench.root, 'node_modules', 'vitest', 'vitest.mjs');
    const reporters = [
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'vitestReporter.ts')}`,
    ];
    const { code, said } = await run(bench, [bin, 'run', ...args, ...reporters], {
      [REPORT_FILE]: file,
    });
    const read = await readReport<VitestReport>(file);
    return outcome(code, said, {
      passed: read?.passed,
      skipped: read?.skipped,
      failures: [...(read?.failures ?? []), ...uncovered(said)],
      notes: eventStoreDbNote(read?.titles ?? []),
    });
  });

/** Vitest says only in its output which threshold of coverage was missed. */
const uncovered = (said: string): Failure[] =>
  [...stripVTControlCharacters(said).matchAll(/^ERROR: (Coverage for .*)$/gm)].map(
    ([, reason = '']) => ({ file: null, title: 'coverage', reason, alone: null }),
  );

/** The journeys; without a browser they are all skipped, and it is said so. */
export const playwright = (
  bench: Bench,
  browser: ChromiumPath,
  ...args: readonly string[]
): Promise<SuiteOutcome> =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'playwright.json');
    const bin = join(bench.root, 'node_modules', '@playwright', 'test', 'cli.js');
    const config = ['--config', join('proof', 'journeys', 'playwright.config.ts')];
    if (browser.path === null) {
      const { said } = await run({ ...bench, write: () => undefined }, [
        bin,
        'test',
        '--list',
        ...config,
      ]);
      const skipped = Number(/Total: (\d+) test/.exec(said)?.[1] ?? 1);
      return outcome(0, '', { skipped, notes: [`Skipped: ${skipped} journeys. ${browser.why}`] });
    }
    const env = { CHROME: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const { code, said } = await run(
      bench,
      [bin, 'test', ...args, ...config, '--reporter=list,json'],
      env,
    );
    const read = await readReport<PlaywrightReport>(file);
    return outcome(code, said, {
      passed: read?.stats.expected,
      skipped: read?.stats.skipped,
      failures: read === null ? [] : failuresOf(read),
    });
  });

/** A tool that ends with another code than 0, and names no failure, failed as a whole. */
function outcome(code: number, said: string, brought: Partial<SuiteOutcome>): SuiteOutcome {
  const { passed = 0, skipped = 0, notes = [], failures = [] } = brought;
  const all =
    code !== 0 && failures.length === 0
      ? [{ file: null, title: `exit code ${code}`, reason: firstLine(said), alone: null }]
      : failures;
  return { passed, failed: all.length, skipped, notes, failures: all };
}

const readReport = <T>(file: string): Promise<T | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );

/**
 * Tools run on the Node of the project: it stands first in the PATH of whatever they start.
 * Hundreds of processes are started that load the same modules: what the first of them compiles the
 * others find.
 */
const environment = ({ root, node, env }: Bench, more: Record<string, string>) => ({
  ...process.env,
  PATH: `${dirname(node)}:${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  ...env,
  ...more,
});

/**
 * Node with these arguments: its exit code, 1 when it was ended by a signal, all that it printed,
 * and what of that went to stderr.
 */
function run(
  bench: Bench,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; said: string; complained: string }> {
  const { root, node, write, gently = false } = bench;
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(bench, env),
    });
    // Whoever ends the run ends what it has started.
    const end = () => void child.kill();
    process.once('exit', end);
    if (gently && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = '';
    let complained = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (stream === child.stderr) complained += text;
        write(text);
      });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, said, complained });
    });
  });
}

async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
