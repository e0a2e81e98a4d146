import type { ModuleRow, TaskRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { barOf, countOf, jobColumns, openMandatory } from './jobColumns.ts';

const job = (id: string, status: ModuleRow['status'], weight: number) =>
  ({ id, title: `Job ${id}`, status, weight }) as ModuleRow;
const task = (id: string, moduleId: string, place: number, more: Partial<TaskRow> = {}) =>
  ({
    ...{ id, moduleId, place, headline: `Task ${id}` },
    ...{ mandatory: true, active: true, status: 'TODO', ...more },
  }) as TaskRow;

test('jobs stand in three columns by weight, a paused one where it is worked on', () => {
  const jobs = [
    job('b', 'PENDING', 2),
    job('a', 'PENDING', 0),
    job('c', 'PAUSED', 1),
    job('d', 'DONE', 3),
  ];
  expect(jobColumns(jobs, []).map(({ id, cards }) => [id, cards.map((card) => card.id)])).toEqual([
    ['inactive', ['a', 'b']],
    ['active', ['c']],
    ['done', ['d']],
  ]);
});

test('tasks stand in their job, in order; those that wait do not count', () => {
  const tasks = [
    task('t', 'a', 2, { status: 'DONE' }),
    task('u', 'a', 1),
    task('v', 'a', 3, { active: false }),
    task('w', 'b', 0),
  ];
  const [inactive] = jobColumns([job('a', 'PENDING', 1), job('b', 'PENDING', 2)], tasks);
  const [first] = inactive!.cards;
  expect(first!.items.map(({ id }) => id)).toEqual(['u', 't', 'v']);
  expect(countOf(first!.items)).toEqual({ done: 1, total: 2 });
});

test('what is mandatory, open and not waiting keeps a job from being done', () => {
  const tasks = [
    task('t', 'a', 1, { status: 'DONE' }),
    task('u', 'a', 2, { mandatory: false }),
    task('v', 'a', 3, { active: false }),
    task('w', 'a', 4, { status: 'STUCKED' }),
  ];
  const [inactive] = jobColumns([job('a', 'PENDING', 1)], tasks);
  expect(openMandatory(inactive!.cards[0]!).map(({ id }) => id)).toEqual(['w']);
});

test('the bar begins with what is done, as every bar does, and leaves out columns without tasks', () => {
  const tasks = [
    task('t', 'a', 1),
    task('u', 'b', 1, { status: 'DONE' }),
    task('v', 'b', 2),
    task('w', 'd', 1, { status: 'DONE' }),
    task('x', 'd', 2, { status: 'DONE' }),
    task('y', 'd', 3, { active: false }),
  ];
  const jobs = [job('a', 'PENDING', 0), job('b', 'ACTIVE', 1), job('d', 'DONE', 2)];
  expect(barOf(jobColumns(jobs, tasks))).toEqual([
    { id: 'done', length: 2, done: 1 },
    { id: 'active', length: 2, done: 0.5 },
    { id: 'inactive', length: 1, done: 0 },
  ]);
  expect(barOf(jobColumns(jobs, tasks.slice(0, 1)))).toEqual([
    { id: 'inactive', length: 1, done: 0 },
  ]);
  expect(barOf(jobColumns(jobs, []))).toEqual([]);
});
