import { expect, test } from 'vitest';
import { againOf } from './again.ts';

const job = (
  id: string,
  status: 'PENDING' | 'ACTIVE' | 'DONE',
  weight: number,
  userAddable = false,
) => ({ ...{ id, status, weight, userAddable } });
const task = (id: string, moduleId: string, place: number, more = {}) => ({
  ...{ id, moduleId, place, active: true, userAddable: false },
  ...more,
});
const ids = (
  all: ReturnType<typeof againOf<{ id: string } & ReturnType<typeof job>, ReturnType<typeof task>>>,
) => all.map(({ job: { id }, task: of }) => of?.id ?? id);

test('what anyone may add again is offered, of what is worked on first, jobs behind their tasks, though it waits itself', () => {
  const tasks = [
    task('t', 'a', 2),
    task('v', 'a', 3, { active: false, userAddable: true }),
    task('u', 'a', 1, { userAddable: true }),
    task('x', 'b', 4, { userAddable: true }),
  ];
  expect(ids(againOf([job('b', 'PENDING', 1, true), job('a', 'ACTIVE', 2)], tasks))).toEqual([
    'u',
    'v',
    'x',
    'b',
  ]);
});

test('of a job that is done nothing is', () => {
  expect(againOf([job('d', 'DONE', 1, true)], [task('w', 'd', 1, { userAddable: true })])).toEqual(
    [],
  );
});
