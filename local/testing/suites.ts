import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from './browser.ts';
import { eventStoreDbNote } from './eventStoreDbNote.ts';

/** What one suite brought. `notes` are sentences for the end of the run, such as why something was skipped. */
export type Outcome = { passed: number; failed: number; skipped: number; notes: string[] };

/** What a suite runs with: the checkout, the Node of the project, and where its output goes. */
export type Bench = { readonly root: string; readonly node: string; readonly write: (text: string) => void };

/** A check that passes or fails as a whole: a script run by Node. */
export async function check(bench: Bench, script: string, ...args: readonly string[]): Promise<Outcome> {
  const ok = (await run(bench, [join(bench.root, script), ...args])) === 0;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, notes: [] };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
};

/** A run that fails as a whole (a file that does not load, coverage below its threshold) counts as one failure more. */
export const vitest = (bench: Bench, ...args: readonly string[]): Promise<Outcome> =>
  inTempFolder(async (folder) => {
    const report = join(folder, 'vitest.json');
    const code = await run(bench, [
      join(bench.root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const read = await readFile(report, 'utf8').then(
      (text) => JSON.parse(text) as VitestReport,
      () => null,
    );
    if (read === null) return { passed: 0, failed: 1, skipped: 0, notes: [] };
    const failed = read.numFailedTests + (code !== 0 && read.numFailedTests === 0 ? 1 : 0);
    const ran = read.testResults.flatMap((file) => file.assertionResults.filter(({ status }) => status !== 'skipped'));
    return {
      passed: read.numPassedTests,
      failed,
      skipped: read.numPendingTests + read.numTodoTests,
      notes: eventStoreDbNote(ran.map(({ ancestorTitles }) => ancestorTitles[0] ?? '')),
    };
  });

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  errors: unknown[];
};

/** The journeys; without a browser they are all skipped, and it is said so. */
export const playwright = (bench: Bench, browser: Browser): Promise<Outcome> =>
  inTempFolder(async (folder) => {
    const report = join(folder, 'playwright.json');
    const bin = join(bench.root, 'node_modules', '@playwright', 'test', 'cli.js');
    const config = ['--config', join('e2e', 'playwright.config.ts')];
    if (browser.path === null) {
      let listed = '';
      const write = (text: string) => void (listed += text);
      await run({ ...bench, write }, [bin, 'test', '--list', ...config]);
      const count = Number(/Total: (\d+) test/.exec(listed)?.[1] ?? 1);
      return { passed: 0, failed: 0, skipped: count, notes: [`Skipped: ${count} journeys. ${browser.why}`] };
    }
    const env = { CHROME: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const code = await run(bench, [bin, 'test', ...config, '--reporter=list,json'], env);
    const read = await readFile(report, 'utf8').then(
      (text) => JSON.parse(text) as PlaywrightReport,
      () => null,
    );
    if (read === null) return { passed: 0, failed: 1, skipped: 0, notes: [] };
    const { expected, unexpected, skipped, flaky } = read.stats;
    const failed = unexpected + flaky + (code !== 0 && unexpected + flaky === 0 ? 1 : 0);
    return { passed: expected, failed, skipped, notes: [] };
  });

/** Tools run on the Node of the project: it stands first in the PATH of whatever they start. */
const environment = (node: string, more: Record<string, string> = {}) => ({
  ...process.env,
  PATH: `${dirname(node)}:${process.env.PATH ?? ''}`,
  ...more,
});

/** The exit code of Node with these arguments; 1 when it was ended by a signal. */
function run({ root, node, write }: Bench, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment(node, env) });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
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
