import type { ModelStatus, OperationsStatus } from '@waymark/api';
import { modelOf, rebuildOf } from '@waymark/api/testing';
import { expect, test } from 'vitest';
import { progressBar, spoken, statusTable } from './statusTable.ts';

const AT = '2026-11-21T15:29:40.934Z';
const table = (models: ModelStatus[], given: Partial<OperationsStatus> = {}) =>
  statusTable({ at: AT, head: '1200', projecting: true, scansFiles: true, models, ...given });
/** What stands below the one row of the table. */
const below = (given: Partial<ModelStatus>) =>
  table([modelOf(given)])
    .split('\n')
    .slice(2);

test('one line for each read model, in columns', () => {
  const late = modelOf({
    model: 'history',
    state: 'catching-up',
    lagEvents: { count: 1_000, exact: false },
    lagSeconds: 200,
  });
  const one = modelOf({
    model: 'directory',
    lagEvents: { count: 1, exact: true },
    lagSeconds: 0.4,
  });
  expect(table([modelOf(), late, one])).toBe(
    [
      'model      version  state        behind                   position  quarantine',
      'plans      3        live         nothing                  1200      0',
      'history    3        catching-up  over 1000 events, 3 min  1200      0',
      'directory  3        live         1 event, 1 s             1200      0',
    ].join('\n'),
  );
});

test('says that nobody projects, and that the log does not answer', () => {
  const without = table([modelOf()], { projecting: false, head: null });
  expect(without).toContain('no projector  unknown');
  expect(without).toContain(
    'No projector runs: what is asked for waits until one is started (npm start).',
  );
  expect(table([modelOf()], { head: null })).toContain('The log does not answer just now.');
});

test('a rebuild has a bar, a pace and what is left; a rollback goes by its name', () => {
  expect(below({ rebuild: rebuildOf({ progress: 0.5, rate: 1_234.5 }) })).toEqual([
    'plans: rebuild building [############............] 50%, 1235 events/s, 75 s left',
  ]);
  expect(below({ rebuild: rebuildOf({ kind: 'rollback', rate: 0, progress: 0 }) })).toEqual([
    'plans: rollback building [........................] 0%',
  ]);
  expect(below({ rebuild: rebuildOf({ state: 'ready' }) })).toEqual([
    'plans: rebuild ready to be swapped in',
  ]);
  expect(below({ rebuild: rebuildOf({ state: 'failed', problem: 'it broke' }) })).toEqual([
    'plans: rebuild failed: it broke',
  ]);
});

test('a verification tells which tables differ', () => {
  const done = { progress: 1, position: '263', startedAt: AT, endedAt: AT, problem: null };
  const tables = [
    { table: 'tasks', rows: 3, freshRows: 4, equal: false },
    { table: 'plans', rows: 1, freshRows: 1, equal: true },
  ];
  expect(below({ verification: { ...done, state: 'different', tables } })).toEqual([
    'plans: verification different at 263: tasks (3 rows, 4 afresh)',
  ]);
  expect(below({ verification: { ...done, state: 'equal', tables: [] } })).toEqual([
    'plans: verification equal to a fresh fold at 263',
  ]);
});

test('what waits and what is kept has a line of its own', () => {
  const waits = {
    stream: 'process-w-p',
    workspaceId: 'w',
    position: '90',
    revision: '7',
    eventType: 'TaskRenamed',
    reason: 'no such task',
    since: AT,
    waiting: 2,
    retrying: false,
  };
  expect(
    below({
      quarantine: [waits],
      previous: { position: '1', replacedAt: AT, usable: true },
      lastSwapMs: 18.4,
    }),
  ).toEqual([
    'plans: process-w-p waits at TaskRenamed (90), 2 events: no such task',
    'plans: tables replaced at 2026-11-21 15:29:40 UTC are kept for a rollback',
    'plans: the last swap took 18 ms',
  ]);
});

test('bars stay within their ends, and seconds are said as people say them', () => {
  expect(progressBar(1.2)).toBe(`[${'#'.repeat(24)}] 100%`);
  expect(progressBar(-1)).toBe(`[${'.'.repeat(24)}] 0%`);
  expect([spoken(0.2), spoken(89), spoken(90), spoken(7_200)]).toEqual([
    '1 s',
    '89 s',
    '2 min',
    '2 h',
  ]);
});
