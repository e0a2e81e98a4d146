import { expect, test } from 'vitest';
import { shiftOf } from './dueShift.ts';

const rows = [
  { id: 'a', clientName: 'Marlstone', start: '2026-11-01', end: '2026-12-01' },
  { id: 'b', clientName: 'Ravelin', start: '2026-11-01', end: '2026-12-31' },
];
const task = (planId: string, dueDate: string | null) => ({ id: 't', planId, dueDate });
const tasks = [
  task('a', '2026-11-16'),
  task('a', '2026-12-01'),
  task('b', '2026-12-20'),
  task('b', null),
];

test('counts what would move and by how much, and what would lie outside if it stays', () =>
  expect(shiftOf(rows, tasks, { start: '', end: '2026-12-11' })).toEqual({
    moved: 3,
    least: 5,
    most: 16,
    outside: 1,
    clients: ['Ravelin'],
    backwards: null,
  }));
test('nothing moves where nothing is set', () =>
  expect(shiftOf(rows, tasks, { start: '', end: '' })).toMatchObject({ moved: 0, outside: 0 }));
test('names who would end before they start', () =>
  expect(shiftOf(rows, tasks, { start: '2026-12-15', end: '' }).backwards).toEqual(rows[0]));
