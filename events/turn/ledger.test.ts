import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newModule, type Module } from '../plan/modules.ts';
import { emptyPlan } from '../plan/plan.ts';
import { newTask, type Task } from '../plan/tasks.ts';
import {
  decides,
  heldByNobody,
  holderBy,
  turnDays,
  type LedgerDay,
  type HeldSince,
  type Holder,
} from './ledger.ts';
import { turnSides } from './whoseTurn.ts';

const module = (change: Partial<Module> = {}): Module => ({
  ...newModule({ moduleId: 'm', milestoneId: 's', weight: 1, title: 'M' }),
  status: 'ACTIVE',
  ...change,
});
const task = (taskId: string, change: Partial<Task>): Task => ({
  ...newTask({ taskId, blockId: `b-${taskId}`, moduleId: 'm' }, { headline: taskId }),
  ...change,
});
const held = (tasks: readonly Task[], of = module()): Holder =>
  holderBy(
    decides({
      ...emptyPlan,
      modules: new Map([['m', of]]),
      tasks: new Map(tasks.map((one) => [one.taskId, one])),
    }),
    (id) => id === 'hanna',
  );

describe('with whom a process is', () => {
  const hannas = task('a', { assignee: 'hanna', dueDate: '2026-11-20' });
  const danas = task('b', { assignee: 'dana', dueDate: '2026-11-18' });
  test.each<[string, readonly Task[], Holder, Partial<Module>?]>([
    ['nothing to do', [], heldByNobody],
    ['what is due first', [hannas, danas], { side: 'seller', taskId: 'b' }],
    [
      'a date comes before none',
      [task('c', { assignee: 'dana' }), hannas],
      { side: 'client', taskId: 'a' },
    ],
    [
      'of equals the first',
      [task('c', { assignee: 'dana' }), task('d', { assignee: 'hanna' })],
      { side: 'seller', taskId: 'c' },
    ],
    [
      'what is stuck, whatever is due',
      [danas, { ...hannas, status: 'STUCKED' }],
      { side: 'seller', taskId: 'a' },
    ],
    [
      'what was answered while stuck is not stuck for the seller',
      [danas, { ...hannas, status: 'STUCKED', awaits: 'client' }],
      { side: 'seller', taskId: 'b' },
    ],
    [
      'what was asked counts, done or not',
      [{ ...hannas, status: 'DONE', awaits: 'seller' }],
      { side: 'seller', taskId: 'a' },
    ],
    [
      'what the client asked, whatever is due',
      [hannas, task('c', { assignee: 'hanna', awaits: 'seller' })],
      { side: 'seller', taskId: 'c' },
    ],
    [
      'what the team asked, of whatever task',
      [{ ...danas, awaits: 'client' }],
      { side: 'client', taskId: 'b' },
    ],
    [
      'what is done counts no more',
      [{ ...danas, status: 'DONE' }, hannas],
      { side: 'client', taskId: 'a' },
    ],
    [
      'a day that was counted from the start of the process is not due before its module starts',
      [
        { ...danas, dueDate: '2026-11-01', awaits: 'seller' },
        { ...hannas, dueDateChosen: true, awaits: 'seller' },
      ],
      { side: 'seller', taskId: 'a' },
      { status: 'PENDING' },
    ],
    ['not started', [hannas, danas], heldByNobody, { status: 'PENDING' }],
    ['all paused', [hannas, danas], heldByNobody, { status: 'PAUSED' }],
  ])('%s', (_, tasks, expected, of) => expect(held(tasks, module(of))).toEqual(expected));
});

const hour = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 3_600_000).toISOString();
const days = (count: number): LedgerDay[] =>
  Array.from({ length: count }, (_, n) => ({
    day: hour(24 * n).slice(0, 10),
    from: hour(24 * n),
    to: hour(24 * n + 24),
  }));
const client: Holder = { side: 'client', taskId: 'a' };
const seller: Holder = { side: 'seller', taskId: 'b' };

test('a day is with whom it was longest, by the task by which it was longest', () => {
  const other: Holder = { side: 'client', taskId: 'c' };
  const history: HeldSince[] = [
    { from: hour(10), holder: heldByNobody },
    { from: hour(12), holder: client },
    { from: hour(33), holder: seller },
    { from: hour(40), holder: other },
  ];
  expect(turnDays(history, days(3), hour(60))).toEqual([
    { day: '2026-11-01', ...client },
    { day: '2026-11-02', ...client },
    { day: '2026-11-03', ...other },
  ]);
});

test('the day at hand is told by what it was so far, and a day on which nothing was yet is nobody’s', () => {
  const history: HeldSince[] = [
    { from: hour(25), holder: seller },
    { from: hour(26), holder: client },
  ];
  expect(turnDays(history, days(2), hour(26.5)).map(({ side }) => side)).toEqual([
    'nobody',
    'seller',
  ]);
  expect(turnDays([], days(2), hour(30))).toEqual(
    days(2).map(({ day }) => ({ day, ...heldByNobody })),
  );
});

test('whatever happens, every day has exactly one side: their sums are the days of the process', () => {
  const anyHolder = fc.constantFrom(client, seller, heldByNobody);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0, max: 200, noNaN: true }), anyHolder), {
        maxLength: 30,
      }),
      fc.integer({ min: 1, max: 12 }),
      (changes, count) => {
        const history = changes
          .toSorted(([a], [b]) => a - b)
          .map(([at, holder]) => ({ from: hour(at), holder }));
        const told = turnDays(history, days(count), hour(24 * count));
        const sums = turnSides.map((side) => told.filter((one) => one.side === side).length);
        expect(sums.reduce((sum, n) => sum + n, 0)).toBe(count);
        for (const { side, taskId } of told) expect(taskId === null).toBe(side === 'nobody');
      },
    ),
  );
});
