import { describe, expect, it } from 'vitest';
import type { TaskRow } from '../../base/api/reads.ts';
import { dueOf, isLate, neighbours, nextTask, tasksOf } from './order.ts';

type Part = Pick<
  TaskRow,
  'id' | 'status' | 'turnBecause' | 'turnWho' | 'dueDate' | 'place' | 'assignee'
>;
const task = (id: string, place: number, part: Partial<Part> = {}): Part => ({
  id,
  place,
  status: 'TODO',
  turnBecause: 'assigned',
  turnWho: null,
  dueDate: null,
  assignee: 'me',
  ...part,
});
const ids = (tasks: Part[]) => tasks.map(({ id }) => id);

describe('nextTask', () => {
  it('is the first by due date, then by place; a date comes before none', () => {
    const tasks = [
      task('none', 0),
      task('late', 3, { dueDate: '2026-12-01' }),
      task('b', 2, { dueDate: '2026-11-01' }),
      task('a', 1, { dueDate: '2026-11-01' }),
    ];
    expect(ids(tasksOf(tasks, 'me').now)).toEqual(['a', 'b', 'late', 'none']);
    expect(nextTask(tasks, 'me')?.id).toBe('a');
  });

  it('is never somebody else’s, done, stuck, paused or not started', () => {
    const tasks = [
      task('other', 0, { assignee: 'you' }),
      task('nobody', 1, { assignee: null }),
      task('done', 2, { status: 'DONE', turnBecause: 'done' }),
      task('stuck', 3, { status: 'STUCKED', turnBecause: 'stuck' }),
      task('paused', 4, { turnBecause: 'paused' }),
      task('pending', 5, { turnBecause: 'notStarted' }),
    ];
    expect(nextTask(tasks, 'me')).toBeUndefined();
    expect(nextTask([...tasks, task('begun', 6, { status: 'IN_PROGRESS' })], 'me')?.id).toBe(
      'begun',
    );
  });
});

describe('tasksOf', () => {
  it('sorts each task into one list and counts the open ones', () => {
    const mine = tasksOf(
      [
        task('stuck', 0, { status: 'STUCKED', turnBecause: 'stuck' }),
        task('wait', 1, { turnBecause: 'paused' }),
        task('later', 2, { turnBecause: 'notStarted' }),
        task('now', 3),
        task('done', 4, { status: 'DONE', turnBecause: 'done' }),
        task('x', 5, { assignee: 'p::1' }),
      ],
      'me',
    );
    expect([mine.now, mine.stuck, mine.waiting, mine.later, mine.done].map(ids)).toEqual([
      ['now'],
      ['stuck'],
      ['wait'],
      ['later'],
      ['done'],
    ]);
    expect(mine.open).toBe(4);
  });
});

describe('neighbours', () => {
  const tasks = [
    task('a', 0),
    task('b', 1, { assignee: 'you' }),
    task('c', 2, { dueDate: '2026-01-01' }),
    task('d', 3, { status: 'DONE', turnBecause: 'done' }),
  ];
  it('walks the own open tasks in the order to do them', () => {
    expect(neighbours(tasks, tasks[0]!, 'me')).toEqual({ previous: tasks[2], next: undefined });
  });
  it('walks all in reading order from any other task', () => {
    expect(neighbours(tasks, tasks[1]!, 'me')).toEqual({ previous: tasks[0], next: tasks[2] });
    expect(neighbours(tasks, tasks[3]!, 'me')).toEqual({ previous: tasks[2], next: undefined });
  });
});

describe('dates', () => {
  it('is late only after its day, while open', () => {
    const late = (dueDate: string | null, turnBecause: TaskRow['turnBecause']) =>
      isLate(
        { dueDate, status: turnBecause === 'done' ? 'DONE' : 'TODO', turnBecause },
        '2026-11-21',
      );
    expect(late('2026-11-20', 'assigned')).toBe(true);
    expect(late('2026-11-20', 'stuck')).toBe(true);
    expect(late('2026-11-21', 'assigned')).toBe(false);
    expect(late('2026-11-20', 'done')).toBe(false);
    // What has not started is due once it has.
    expect(late('2026-11-20', 'notStarted')).toBe(false);
    expect(late(null, 'assigned')).toBe(false);
  });
  it('says no day that has passed before the step began, which sets it anew', () => {
    const due = (dueDate: string | null, turnBecause: TaskRow['turnBecause']) =>
      dueOf({ dueDate, turnBecause }, '2026-11-21');
    expect(due('2026-11-20', 'notStarted')).toBe(null);
    expect(due('2026-11-21', 'notStarted')).toBe('2026-11-21');
    expect(due('2026-11-20', 'assigned')).toBe('2026-11-20');
    expect(due('2026-11-20', 'done')).toBe('2026-11-20');
    expect(due(null, 'notStarted')).toBe(null);
  });
});
