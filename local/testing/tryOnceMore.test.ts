import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sideBySide, type Suite, type Total } from './sideBySide.ts';
import { vitest, type Bench } from './suites.ts';
import { MOST_TRIED, tryOnceMore } from './tryOnceMore.ts';

const silent = () => undefined;
const failed = (title: string, alone: readonly string[] | null = [title]) => ({
  ...{ suite: 'sums', file: 'a.test.ts', title, reason: '1 is not 2', alone },
});
const totalOf = (failures: Total['failures']): Total => ({
  ...{ passed: 10, failed: failures.length, skipped: 1, notes: [], failures },
});
/** A suite in which these tests pass when they are tried again; tells which were. */
function suiteIn(passing: readonly string[]) {
  const tried: string[] = [];
  const suite: Suite = {
    name: 'sums',
    run: () => Promise.reject(new Error('it has run already')),
    again: (_, [title = '']) => {
      tried.push(title);
      const passes = passing.includes(title);
      return Promise.resolve({
        passed: passes ? 1 : 0,
        failed: passes ? 0 : 1,
        skipped: 0,
        notes: [],
        failures: [],
      });
    },
  };
  return { suite, tried };
}

test('of the tests that failed each is tried once more; those that pass then count as passed and are told as flaky', async () => {
  const { suite, tried } = suiteIn(['late']);
  const {
    passed,
    failed: count,
    failures,
    flaky,
  } = await tryOnceMore(totalOf([failed('late'), failed('wrong')]), [suite], silent);
  expect(tried).toEqual(['late', 'wrong']);
  expect({ passed, count }).toEqual({ passed: 11, count: 1 });
  expect(failures).toEqual([failed('wrong')]);
  expect(flaky).toEqual([failed('late')]);
});

test('what cannot be tried alone stays failed, and so does what has no suite that could', async () => {
  const { suite, tried } = suiteIn(['beside']);
  const total = totalOf([failed('beside', null), { ...failed('lint'), suite: 'lint' }]);
  expect(await tryOnceMore(total, [suite], silent)).toEqual({ ...total, flaky: [] });
  expect(tried).toEqual([]);
});

test('a test that does not run at all when it is tried again has not passed', async () => {
  const { suite } = suiteIn([]);
  const gone: Suite = {
    ...suite,
    again: async () => ({ passed: 0, failed: 0, skipped: 3, notes: [], failures: [] }),
  };
  expect(await tryOnceMore(totalOf([failed('gone')]), [gone], silent)).toMatchObject({
    failed: 1,
    flaky: [],
  });
});

test('where very many failed nothing is tried again: that is no chance', async () => {
  const { suite, tried } = suiteIn(['n0']);
  const total = totalOf(Array.from({ length: MOST_TRIED + 1 }, (_, n) => failed(`n${n}`)));
  expect(await tryOnceMore(total, [suite], silent)).toEqual({ ...total, flaky: [] });
  expect(tried).toEqual([]);
});

test('a real test that passes only the second time is found by its name, whatever signs are in it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'waymark-flaky-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await symlink(
    join(dirname(dirname(import.meta.dirname)), 'node_modules'),
    join(root, 'node_modules'),
  );
  await writeFile(join(root, 'vitest.config.js'), 'export default { test: { globals: true } }');
  await writeFile(
    join(root, 'late.test.js'),
    `import { existsSync, writeFileSync } from 'node:fs';
     describe('a (group) / of $5', () => {
       test('passes "late" [1+1]?', () => { const was = existsSync('mark'); writeFileSync('mark', ''); expect(was).toBe(true) });
       test('passes "late" [1+1]? too', () => expect(existsSync('mark')).toBe(true));
       test('fails', () => expect(1).toBe(2));
     })`,
  );
  const bench: Bench = { root, node: process.execPath, write: silent };
  const suite: Suite = {
    name: 'unit',
    run: () => vitest(bench),
    again: (_, alone) => vitest(bench, ...alone),
  };
  const total = await sideBySide([[suite]], [], silent);
  expect(total).toMatchObject({ passed: 1, failed: 2 });
  const tried = await tryOnceMore(total, [suite], silent);
  expect(tried).toMatchObject({ passed: 2, failed: 1 });
  expect(tried.flaky.map(({ title }) => title)).toEqual([
    'a (group) / of $5 > passes "late" [1+1]?',
  ]);
  expect(tried.failures.map(({ title }) => title)).toEqual(['a (group) / of $5 > fails']);
});
