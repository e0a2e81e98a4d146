import { describe, expect, test } from 'vitest';
import { movedAlong } from '@waymark/events';
import { copied, module, processOf, task } from '../plan/testing/samples.ts';
import { setProcessDates } from './dates.ts';

const from = { start: '2026-11-01', end: '2027-01-02' };
const due = { t: '2026-12-02', late: '2027-01-12', early: '2026-10-30', done: '2026-11-10' };
const there = () =>
  processOf(
    copied({
      modules: [
        module('m', { status: 'ACTIVE', startedOn: '2026-11-01' }, [
          { task: task('t', { dueDate: due.t }), weight: 1 },
          { task: task('late', { dueDate: due.late }), weight: 2 },
          { task: task('early', { dueDate: due.early, dueInDays: 3 }), weight: 3 },
          { task: task('done', { dueDate: due.done, status: 'DONE' }), weight: 4 },
          { task: task('never'), weight: 5 },
        ]),
        module('later', {}, [
          {
            task: task('planned', { moduleId: 'later', dueInDays: 3, dueDate: '2026-11-04' }),
            weight: 1,
          },
          {
            task: task('promised', { moduleId: 'later', dueDate: due.t, dueDateChosen: true }),
            weight: 2,
          },
        ]),
      ],
    }),
  );
const set = (change: object) => ({ processId: 'p', dueDates: 'stay' as const, ...change });

describe('the dates of a process', () => {
  test('are set; what is left out stays, and so do due dates', () => {
    there()
      .when(setProcessDates, set({ end: '2026-12-18' }))
      .then({
        type: 'ProcessDatesSet',
        data: { processId: 'p', from, to: { ...from, end: '2026-12-18' }, due: [] },
      });
    there().when(setProcessDates, set({})).nothing();
    there().when(setProcessDates, set(from)).nothing();
  });
  test('take the due dates of open tasks along when asked', () => {
    const moved = there().when(
      setProcessDates,
      set({ start: '2026-11-11', end: '2027-01-12', dueDates: 'along' }),
    );
    expect(
      [...moved.after().plan.tasks.values()].map((t) => [t.taskId, t.dueDate, t.dueDateChosen]),
    ).toEqual([
      ['t', '2026-12-12', false],
      ['late', '2027-01-22', false],
      ['early', '2026-11-09', false],
      ['done', due.done, false],
      ['never', null, false],
      ['planned', '2026-11-04', false],
      ['promised', '2026-12-12', true],
    ]);
  });
  test('are taken back to the very due dates that there were', () => {
    const moved = there()
      .when(setProcessDates, set({ end: '2026-11-20', dueDates: 'along' }))
      .after();
    const back = setProcessDates(moved, set({ ...from, dueDates: due }));
    expect(back).toHaveLength(1);
    expect(there().state.plan.tasks.get('t')?.dueDate).toBe(due.t);
    expect(back[0]).toMatchObject({
      data: {
        to: from,
        due: [
          { taskId: 't', to: due.t },
          { taskId: 'late', to: due.late },
        ],
      },
    });
  });
  test('do not end before they start', () =>
    there()
      .when(setProcessDates, set({ end: '2026-10-31' }))
      .refused('invalid', 'end-before-start', 'end'));
  test('are those of a process that is there', () =>
    processOf({ type: 'ProcessDeleted', data: { processId: 'p', name: 'P' } })
      .when(setProcessDates, set({ end: '2027-01-31' }))
      .refused('notFound', 'execution-not-found'));
});

describe('a due date that comes along', () => {
  test.each([
    ['2026-11-01', '2026-11-01', 'the start stays the start'],
    ['2027-01-02', '2026-12-02', 'the end stays the end'],
    ['2026-12-02', '2026-11-17', 'half way stays half way, to a whole day'],
    ['2026-10-30', '2026-10-30', 'before the start by as many days'],
    ['2027-01-05', '2026-12-05', 'after the end by as many days'],
  ])('%s comes to %s: %s', (date, expected) =>
    expect(movedAlong(date, from, { start: '2026-11-01', end: '2026-12-02' })).toBe(expected),
  );
  test('in a process of one day keeps its distance', () =>
    expect(
      movedAlong(
        '2026-11-01',
        { start: '2026-11-01', end: '2026-11-01' },
        { start: '2026-11-03', end: '2026-11-09' },
      ),
    ).toBe('2026-11-03'));
});
