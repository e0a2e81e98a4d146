import { expect, test } from 'vitest';
import { textsNow } from '../../../base/texts/index.ts';
import { tasksCsv } from './tasksCsv.ts';

const task = {
  milestoneName: 'Kick-off',
  moduleTitle: 'Welcome, all',
  headline: '=Sign',
  status: 'TODO',
  statusAt: null,
  dueDate: '2026-11-24',
  plannedOn: null,
  assignee: 'dana',
} as const;
const lines = (...tasks: Parameters<typeof tasksCsv>[1]) =>
  tasksCsv(textsNow(), tasks, (id) => id.toUpperCase())
    .slice(1)
    .trim()
    .split('\r\n');

test('a head, and a line for each task, of which no formula is made', () =>
  expect(lines(task)).toEqual([
    'Milestone,Module,Task,Status,Due date,Done on,Person',
    `Kick-off,"Welcome, all",'=Sign,To do,24.11.2026,,DANA`,
  ]));
test('when it was done, the day that is planned, and that nobody has it', () =>
  expect(
    lines({
      ...task,
      status: 'DONE',
      statusAt: '2026-11-20T12:00:00Z',
      dueDate: null,
      plannedOn: '2026-12-01',
      assignee: null,
    })[1],
  ).toBe(`Kick-off,"Welcome, all",'=Sign,Done,01.12.2026,20.11.2026,`));
