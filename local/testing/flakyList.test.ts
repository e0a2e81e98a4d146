import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FLAKY_LIST, flakyRows, unmended, withFlaky } from './flakyList.ts';

const head = '# List\n\nWords.\n\n| test | when | first reason | mended |\n|---|---|---|---|\n';
const flaky = (title: string) => ({
  ...{ suite: 'unit', file: 'a.test.ts', title, reason: 'a | b', alone: [] },
});
const at = (time: string) => new Date(`${time}Z`);
const row = (title: string, when: string, mended = '') =>
  `| unit › a.test.ts › ${title} | ${when} | late | ${mended} |\n`;

test('what was flaky is written down by name, minute and first reason, and read back as it was', () => {
  const list = withFlaky(head, [flaky('adds'), flaky('a | b')], at('2026-11-26T23:41:12'));
  expect(list.startsWith(head)).toBe(true);
  expect(flakyRows(list)).toEqual([
    { test: 'unit › a.test.ts › adds', when: '2026-11-26 23:41', reason: 'a | b', mended: '' },
    { test: 'unit › a.test.ts › a | b', when: '2026-11-26 23:41', reason: 'a | b', mended: '' },
  ]);
  expect(withFlaky(list, [], at('2026-11-27T00:00:00'))).toBe(list);
});

test('a row of the landing itself fails no run, whether or not its test is flaky again', () => {
  const list = head + row('adds', '2026-11-26 23:41');
  expect(unmended(list, [], at('2026-11-27T01:00:00'))).toEqual([]);
  expect(unmended(list, [flaky('adds')], at('2026-11-27T01:00:00'))).toEqual([]);
});

test('a row of an earlier landing that is not mended fails each run', () => {
  const list = head + row('adds', '2026-11-26 23:41') + row('takes', '2026-11-20');
  const reasons = unmended(list, [], at('2026-11-28T00:00:00')).map(({ title, reason }) => [
    title,
    reason,
  ]);
  expect(reasons).toEqual([
    [
      'unit › a.test.ts › adds',
      expect.stringContaining('flaky on 2026-11-26 23:41 and is not mended'),
    ],
    ['unit › a.test.ts › takes', expect.stringContaining('flaky on 2026-11-20 and is not mended')],
  ]);
  expect(unmended(head + row('adds', 'some day'), [], at('2026-11-28T00:00:00'))).toHaveLength(1);
});

test('what is called mended fails a run only when it is flaky again', () => {
  const list = head + row('adds', '2026-11-26 23:41', 'waits for its focus');
  expect(unmended(list, [flaky('takes')], at('2026-12-01T00:00:00'))).toEqual([]);
  expect(unmended(list, [flaky('adds')], at('2026-12-01T00:00:00'))).toMatchObject([
    { title: 'adds', reason: expect.stringContaining('flaky again: a | b') as string },
  ]);
});

test('the list of the checkout can be read', () => {
  const list = readFileSync(join(import.meta.dirname, '../..', FLAKY_LIST), 'utf8');
  for (const { test: name, when } of flakyRows(list)) {
    expect(name).not.toBe('');
    expect(when).toMatch(/^\d{4}-\d\d-\d\d/);
  }
  expect(list).toContain('| test | when | first reason | mended |');
});
