import type { TaskRow } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { endOfWeek, groupHeads, groupOf } from './groups.ts';
import {
  alwaysAsked,
  inRunning,
  filterOfScope,
  taskScopes,
  scopeOf,
  tasksPath,
} from './taskScope.ts';

const monday = { today: '2026-11-23', zone: 'Pacific/Auckland' };
const open = (dueDate: string | null) => ({ status: 'TODO' as const, dueDate, statusAt: null });
const done = (statusAt: string | null) => ({
  status: 'DONE' as const,
  dueDate: '2026-01-01',
  statusAt,
});

describe('a task stands', () => {
  test.each<[string, Pick<TaskRow, 'status' | 'dueDate' | 'statusAt'>, string]>([
    ['late: overdue', open('2026-11-22'), 'overdue'],
    ['due today: this week', open('2026-11-23'), 'thisWeek'],
    ['due on Sunday: this week', open('2026-11-29'), 'thisWeek'],
    ['due the day after: later', open('2026-11-30'), 'later'],
    ['without a day: later', open(null), 'later'],
    ['stuck and late: overdue', { ...open('2026-11-01'), status: 'STUCKED' }, 'overdue'],
    ['done yesterday: lately, however late', done('2026-11-22T09:00:00.000Z'), 'lately'],
    ['done a month ago: before', done('2026-10-22T09:00:00.000Z'), 'before'],
    [
      'done a week ago, on a day that has begun in its zone alone: lately',
      done('2026-11-15T11:30:00.000Z'),
      'lately',
    ],
    ['done just before that day began there: before', done('2026-11-15T10:30:00.000Z'), 'before'],
    ['done before times were kept: before', done(null), 'before'],
  ])('%s', (_, task, group) => expect(groupOf(task, monday)).toBe(group));
  test('in a week that ends on Sunday', () =>
    expect([endOfWeek('2026-11-29'), endOfWeek('2026-11-28')]).toEqual([
      '2026-11-29',
      '2026-11-29',
    ]));
});

test('the first of each group tells how many there are', () => {
  const tasks = [
    { id: 'a', ...open('2026-11-20') },
    { id: 'b', ...open('2026-11-21') },
    { id: 'c', ...open('2026-12-24') },
  ];
  expect([...groupHeads(tasks, monday)]).toEqual([
    ['a', { group: 'overdue', count: 2 }],
    ['c', { group: 'later', count: 1 }],
  ]);
});

describe('a shortcut', () => {
  const around = { me: 'dana', team: ['dana', 'mikkel'] };
  test.each(taskScopes)('%s is known again, and leaves what else was asked for', (reach) => {
    const filter = filterOfScope(reach, { q: 'sap', assignee: ['x'], turn: ['seller'] }, around);
    expect(filter.q).toBe('sap');
    expect(scopeOf(filter, around)).toBe(reach);
  });
  test.each([
    { assignee: ['mikkel'] },
    { turn: ['seller' as const] },
    { assignee: ['dana'], turn: ['client' as const] },
  ])('%j is none', (filter) => expect(scopeOf(filter, around)).toBeNull());
  test('of who is not known yet shows everything', () =>
    expect(filterOfScope('mine', {}, { me: undefined, team: [] })).toEqual({}));
});

test('the list has what is to be done, unless a status is asked for; the board has all', () => {
  const search = tasksPath({ status: ['DONE'] }).slice('/tasks'.length);
  expect(alwaysAsked('list', '')).toEqual({
    ...inRunning,
    status: ['TODO', 'IN_PROGRESS', 'STUCKED'],
  });
  expect([alwaysAsked('list', search), alwaysAsked('board', '')]).toEqual([inRunning, inRunning]);
});

test('an address holds the filter, and none where there is none', () => {
  expect(tasksPath({})).toBe('/tasks');
  expect(tasksPath({ turn: ['client'] })).toBe(
    '/tasks?filter=%7B%22turn%22%3A%5B%22client%22%5D%7D',
  );
});
