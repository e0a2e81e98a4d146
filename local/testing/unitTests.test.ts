import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { unitTests } from './unitTests.ts';

const checkout = dirname(dirname(import.meta.dirname));

test('each unit test is in one of the three parts, and none that needs more than Node', () => {
  const { deciding, waiting, others } = unitTests(checkout);
  expect(deciding).toContain('events/define.test.ts');
  expect(others).toContain('local/testing/unitTests.test.ts');
  expect(others).toContain('services/command/src/importer/refusals.test.ts');
  expect(waiting).toContain('packages/log/watchedLog.test.ts');
  const all = [...deciding, ...waiting, ...others];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((file) => /\.int\.test\.|node_modules/.test(file))).toEqual([]);
});
