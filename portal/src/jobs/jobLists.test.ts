import { expect, test } from 'vitest';
import { jobLists } from './jobLists.ts';

const job = (id: string, status: 'PENDING' | 'ACTIVE' | 'DONE', weight: number) => ({ id, status, weight });
const task = (id: string, moduleId: string, place: number, more = {}) => ({
  ...{ id, moduleId, place, active: true, userAddable: false },
  ...more,
});

test('what is worked on comes first, each list by weight; a list without jobs is none', () => {
  const lists = jobLists([job('d', 'DONE', 1), job('b', 'ACTIVE', 3), job('a', 'ACTIVE', 2)], []);
  expect(lists.map(({ list, jobs }) => [list, jobs.map((each) => each.job.id)])).toEqual([
    ['active', ['a', 'b']],
    ['done', ['d']],
  ]);
});

test('what waits to be added is not among the tasks; what anyone may add again is offered until the job is done', () => {
  const tasks = [
    task('t', 'a', 2),
    task('u', 'a', 1, { userAddable: true }),
    task('v', 'a', 3, { active: false, userAddable: true }),
    task('w', 'd', 4, { userAddable: true }),
  ];
  const [active, done] = jobLists([job('a', 'ACTIVE', 1), job('d', 'DONE', 2)], tasks);
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
  expect(ids(active!.jobs[0]!.shown)).toEqual(['u', 't']);
  expect(ids(active!.jobs[0]!.again)).toEqual(['u', 'v']);
  expect(done!.jobs[0]!.again).toEqual([]);
});
