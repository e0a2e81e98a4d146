import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listed } from './suiteOutcome.ts';
import { failuresOf } from './playwrightReport.ts';
import { check, playwright, vitest, type Bench } from './suites.ts';

const checkout = dirname(dirname(import.meta.dirname));
const folders: string[] = [];

/** A checkout of its own that holds these files, with the tools of this one. */
async function checkoutWith(files: Record<string, string>): Promise<Bench> {
  const root = await mkdtemp(join(tmpdir(), 'waymark-suites-'));
  folders.push(root);
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return { root, node: process.execPath, write: () => undefined };
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

test('of tests by Vitest each that failed is told, what could not begin, what was thrown beside, and what is not covered', async () => {
  const bench = await checkoutWith({
    'adds.test.js': `describe('sums', () => { test('adds', () => expect(1).toBe(2)); test('is', () => {}); test.skip('later', () => {}) })`,
    'loads.test.js': `import './nothing.js'; test('never', () => {})`,
    'group.test.js': `import './half.js'; describe('group', () => { beforeAll(() => { throw new Error('\\n  no database\\nlater') }); test('never', () => {}) })`,
    'beside.test.js': `test('late', () => { setTimeout(() => { throw new Error('afterwards') }); return new Promise((go) => setTimeout(go, 50)) })`,
    'half.js': `export const unused = (a) => {\n  if (a) return 1;\n  return 2;\n};`,
    'vitest.config.js': `export default { test: { globals: true, coverage: { provider: 'v8', reporter: [], include: ['half.js'], thresholds: { lines: 95 }, reportOnFailure: true } } }`,
  });
  const { failures, ...sum } = await vitest(bench, '--coverage');
  expect(sum).toEqual({ passed: 2, failed: 5, skipped: 2, notes: [] });
  expect(failures).toEqual(
    expect.arrayContaining([
      {
        file: 'adds.test.js',
        title: 'sums > adds',
        reason: 'expected 1 to be 2 // Object.is equality',
        alone: ['adds.test.js', '--testNamePattern', '^sums > adds$'],
      },
      {
        file: 'loads.test.js',
        title: '',
        reason: expect.stringContaining(`Cannot find module './nothing.js'`) as string,
        alone: ['loads.test.js'],
      },
      { file: 'group.test.js', title: 'group', reason: 'no database', alone: ['group.test.js'] },
      { file: null, title: 'outside of a test', reason: 'afterwards', alone: null },
      {
        file: null,
        title: 'coverage',
        reason: expect.stringMatching(/^Coverage for lines .* threshold \(95%\)$/) as string,
        alone: null,
      },
    ]),
  );
});

test('of journeys each that failed is told, by its file, its groups and its screen', async () => {
  const bench = await checkoutWith({
    'proof/journeys/playwright.config.ts': `export default { projects: [{ name: 'phone' }] };`,
    'proof/journeys/sums.spec.ts': `import { expect, test } from '@playwright/test';
      test.describe('sums', () => { test('adds', () => expect(1).toBe(2)); test('is', () => undefined); test.skip('later', () => undefined); });`,
  });
  const browser = { path: '/nowhere/chromium', why: null };
  expect(await playwright(bench, browser)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    notes: [],
    failures: [
      {
        file: 'sums.spec.ts',
        title: 'sums > adds (phone)',
        reason: 'Error: expect(received).toBe(expected) // Object.is equality · sums.spec.ts:2',
        alone: ['sums.spec.ts:2', '--project', 'phone'],
      },
    ],
  });
});

test('a journey that passed at the second try failed, and so did what could not be loaded', () => {
  const message =
    "Error: \u001b[2mtoo late\u001b[22m\n\nLocator: getByText(\u001b[2m'a'\u001b[22m)\nExpected: visible";
  const results = [{ error: { message, location: { file: '/x/pages/list.ts', line: 7 } } }, {}];
  const spec = {
    title: 'adds',
    file: 'a.spec.ts',
    line: 3,
    tests: [{ projectName: 'desktop', status: 'flaky', results }],
  };
  expect(
    failuresOf({
      stats: { expected: 0, unexpected: 0, skipped: 0, flaky: 1 },
      suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec] }],
      errors: [{ message: 'Error: cannot load' }],
    }),
  ).toEqual([
    { file: null, title: 'outside of a journey', reason: 'Error: cannot load', alone: null },
    {
      file: 'a.spec.ts',
      title: 'adds (desktop)',
      reason: "Error: too late · Locator: getByText('a') · list.ts:7",
      alone: ['a.spec.ts:3', '--project', 'desktop'],
    },
  ]);
});

test('of a check the first line that it complains of is told, else the first that it says', async () => {
  const bench = await checkoutWith({
    'passes.js': '',
    'over.js': `console.log('1 of 2 a'); console.error('b is over'); process.exit(1)`,
    'fails.js': `console.log('\\n\\u001b[31ma.ts(1,2): error TS1\\u001b[39m\\nb.ts'); process.exit(2)`,
  });
  expect(await check(bench, 'over.js')).toMatchObject({ failures: [{ reason: 'b is over' }] });
  expect(await check(bench, 'passes.js')).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(await check(bench, 'fails.js')).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ file: null, title: 'exit code 2', reason: 'a.ts(1,2): error TS1', alone: null }],
  });
});

test('the end of a run lists what failed or was flaky, or nothing', () => {
  expect(listed('Failed:', [])).toEqual([]);
  expect(
    listed('Failed:', [
      {
        suite: 'unit tests',
        file: 'a.test.ts',
        title: 'sums > adds',
        reason: '1 is not 2',
        alone: null,
      },
      {
        suite: 'types',
        file: null,
        title: 'exit code 2',
        reason: 'a.ts(1,2): error TS1',
        alone: null,
      },
    ]),
  ).toEqual([
    '',
    'Failed:',
    '  unit tests › a.test.ts › sums > adds\n      1 is not 2',
    '  types › exit code 2\n      a.ts(1,2): error TS1',
  ]);
});
