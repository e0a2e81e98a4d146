import { expect, test } from 'vitest';
import { wayOfJobs } from './jobWay.ts';

const job = (id: string, status: 'PENDING' | 'ACTIVE' | 'DONE', weight: number) => ({
  ...{ id, title: `Job ${id}`, status, weight },
});
const task = (
  moduleId: string,
  status: 'TODO' | 'DONE' = 'TODO',
  more: { dueDate?: string; statusAt?: string } = {},
) => ({
  ...{
    moduleId,
    status,
    turnBecause: status === 'DONE' ? ('done' as const) : ('assigned' as const),
  },
  ...{ dueDate: null, statusAt: null, ...more },
});
const today = '2026-11-26';

test('what is done lies behind, then what is worked on, then what comes, each by its order in its column', () => {
  const jobs = [
    job('later', 'PENDING', 1),
    job('b', 'ACTIVE', 2),
    job('a', 'ACTIVE', 1),
    job('first', 'DONE', 9),
  ];
  const tasks = [task('first', 'DONE'), task('a', 'DONE'), task('a'), task('b'), task('later')];
  const way = wayOfJobs(jobs, tasks, undefined, today);
  expect(way.map(({ name, state, done, total }) => [name, state, done, total])).toEqual([
    ['Job first', 'was', 1, 1],
    ['Job a', 'now', 1, 2],
    ['Job b', 'open', 0, 1],
    ['Job later', 'open', 0, 1],
  ]);
});

test('the reader is where their next task is, and what lies before it is passed', () => {
  const way = wayOfJobs(
    [job('a', 'ACTIVE', 1), job('b', 'ACTIVE', 2)],
    [task('a'), task('b')],
    'b',
    today,
  );
  expect(way.map(({ state }) => state)).toEqual(['part', 'now']);
});

test('a job that is done says since when, by the last of its tasks, and is done with optional ones open or with none', () => {
  const way = wayOfJobs(
    [job('a', 'DONE', 1), job('empty', 'DONE', 2)],
    [
      task('a', 'DONE', { statusAt: '2026-10-20T08:00:00Z' }),
      task('a', 'DONE', { statusAt: '2026-10-21T08:00:00Z' }),
      task('a', 'DONE'),
      task('a', 'TODO', { statusAt: '2026-10-25T08:00:00Z' }),
    ],
    undefined,
    today,
  );
  expect(way.map(({ state, completedAt }) => [state, completedAt])).toEqual([
    ['was', '2026-10-21T08:00:00Z'],
    ['was', null],
  ]);
});

test('what is late is told with its day', () => {
  const [a] = wayOfJobs(
    [job('a', 'ACTIVE', 1)],
    [task('a', 'TODO', { dueDate: '2026-11-20' })],
    undefined,
    today,
  );
  expect(a?.late).toEqual({ count: 1, since: '2026-11-20' });
});
