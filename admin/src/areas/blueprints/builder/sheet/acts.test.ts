import type { TaskRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { withAdded, withChange } from './acts.ts';

const row = (id: string, more: Partial<TaskRow> = {}) =>
  ({
    ...{
      id,
      blockId: `of-${id}`,
      moduleId: 'm',
      planRevision: '7',
      headline: id,
      assignee: 'p::it',
      dueInDays: 3,
    },
    ...{ mandatory: false, seenBy: 'team', audience: 'INTERN', ...more },
  }) as TaskRow;
const rows = [row('a'), row('b'), row('c', { moduleId: 'n' })];
const made = (taskId: string, more: object = {}) => ({
  taskId,
  blockId: `of-${taskId}`,
  headline: taskId,
  ...more,
});

test('rows that are being made stand behind the one that they follow, with what is said of them alone', () => {
  const now = withAdded(rows, {
    afterBlockId: 'of-a',
    tasks: [made('x', { dueInDays: 9 }), made('y')],
  });
  expect(now.map(({ id }) => id)).toEqual(['a', 'x', 'y', 'b', 'c']);
  expect(now[1]).toMatchObject({
    moduleId: 'm',
    planRevision: '7',
    assignee: null,
    dueInDays: 9,
    mandatory: true,
  });
  expect(now[2]).toMatchObject({
    headline: 'y',
    blockId: 'of-y',
    dueInDays: null,
    seenBy: 'module',
  });
});

test('those that have been read are not there twice, and none is behind a row that has gone', () => {
  expect(withAdded(rows, { afterBlockId: 'of-a', tasks: [made('b')] })).toEqual(rows);
  expect(withAdded(rows, { afterBlockId: 'of-gone', tasks: [made('x')] })).toBe(rows);
});

test('what is written in a row that is being made shows in it', () => {
  const now = withAdded(rows, { afterBlockId: 'of-b', tasks: [made('x')] });
  expect(withChange(now, { tasks: [{ taskId: 'x', headline: 'Named' }] })[2]?.headline).toBe(
    'Named',
  );
});

test('a row that stays as it is is the same, so that it is not drawn anew', () => {
  const now = withChange(rows, { tasks: [{ taskId: 'b', headline: 'B' }] });
  expect([now[0], now[2]]).toEqual([rows[0], rows[2]]);
  expect(now[0]).toBe(rows[0]);
  expect(now[1]).toEqual({ ...rows[1], headline: 'B' });
});
