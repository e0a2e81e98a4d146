import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { DECIDING, mockingTests, OF_APPS, unitTests, WAITING } from './unitTests.ts';

const checkout = dirname(dirname(import.meta.dirname));

test('each unit test that needs only Node is in one of the three parts, and no other is', () => {
  const { deciding, waiting, others } = unitTests(checkout);
  expect(deciding).toContain('events/define.test.ts');
  expect(others).toContain('local/testing/unitTests.test.ts');
  expect(others).toContain('services/command/src/documents/importer/refusals.test.ts');
  expect(others).toContain('services/command/src/mail/mailIn/smtp/smtpServer.test.ts');
  expect(waiting).toContain('packages/log/watchedLog.test.ts');
  const all = [...deciding, ...waiting, ...others];
  const ofApps = (file: string) => OF_APPS.some((folder) => file.startsWith(folder));
  const written = globSync('**/*.test.{ts,tsx}', {
    cwd: checkout,
    exclude: (name) => name === 'node_modules',
  });
  expect(all.toSorted()).toEqual(
    written.filter((file) => !file.includes('.int.') && !ofApps(file)).toSorted(),
  );
});

test('each folder that is named for its tests has some, wherever folders are moved', () => {
  const { deciding, waiting } = unitTests(checkout);
  const bare = [...DECIDING, ...WAITING].filter(
    (folder) => ![...deciding, ...waiting].some((file) => file.startsWith(folder)),
  );
  expect(bare).toEqual([]);
});

test('who puts something else in the place of a module is known by its text', () => {
  const mocking = mockingTests(checkout);
  expect(mocking).toContain('admin/src/shell/bell/BellPanel.test.tsx');
  expect(mocking).toContain('portal/src/shell/workspace/askAhead.test.ts');
  expect(mocking).not.toContain('admin/src/parts/autosave/autosaver.test.ts');
  expect(mocking.every((file) => OF_APPS.some((folder) => file.startsWith(folder)))).toBe(true);
});
