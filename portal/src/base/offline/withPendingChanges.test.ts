import { expect, test } from 'vitest';
import type { TaskRow } from '../api/reads.ts';
import { withPendingChanges } from './withPendingChanges.ts';
import type { WaitingChange } from './waits.ts';

const task = (id: string, row: Partial<TaskRow> = {}): TaskRow =>
  ({
    id,
    status: 'TODO',
    assignee: 'leila',
    moduleStatus: 'ACTIVE',
    audience: 'EXTERN',
    turn: 'client',
    turnWho: 'leila',
    turnBecause: 'assigned',
    ...row,
  }) as TaskRow;
const change = (taskId: string, made: object): WaitingChange =>
  ({
    name: 'SetTaskStatus',
    accountId: 'leila',
    ofClient: true,
    at: '2026-11-24T08:26:00.000Z',
    about: { processId: 'p', taskId, headline: '' },
    ...made,
  }) as unknown as WaitingChange;
const status = (to: string, reason?: string) => ({ payload: { status: to, reason } });

test('tasks show as what waits makes of them, with whose turn it then is', () => {
  const [done, stuck, again, handed, other] = withPendingChanges(
    [
      task('done'),
      task('stuck'),
      task('again', { status: 'DONE', turn: 'nobody', turnBecause: 'done' }),
      task('handed'),
      task('other'),
    ],
    [
      change('done', status('DONE')),
      change('stuck', status('IN_PROGRESS')),
      change('stuck', status('STUCKED', 'No date yet')),
      change('again', status('IN_PROGRESS')),
      change('handed', { name: 'HandOverTask', payload: { to: 'tomasz' } }),
      change('other', { ...status('DONE'), refused: {} }),
    ],
  );
  expect(done).toMatchObject({
    status: 'DONE',
    statusBy: 'leila',
    turn: 'nobody',
    turnBecause: 'done',
    turnFrom: 'assigned',
  });
  expect(stuck).toMatchObject({
    status: 'STUCKED',
    stuckReason: 'No date yet',
    turn: 'seller',
    turnBy: 'leila',
  });
  expect(again).toMatchObject({
    status: 'IN_PROGRESS',
    turn: 'client',
    turnWho: 'leila',
    turnBecause: 'assigned',
  });
  expect(handed).toMatchObject({ assignee: 'tomasz', turnWho: 'tomasz' });
  expect(other).toEqual(task('other'));
});

test('what nothing touches stays the same list', () => {
  const rows = [task('a')];
  expect(withPendingChanges(rows, [change('b', status('DONE'))])).toBe(rows);
});
