import type { ModuleStatus, ProcessEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import {
  blueprintOf,
  inBlueprint,
  inProcess,
  processOf,
  task,
  withTasks,
} from '../testing/samples.ts';
import { reopenedModule, setModuleStatus } from './moduleStatus.ts';

const set = (status: ModuleStatus) => ({ ...inProcess, moduleId: 'm', status });
const was = (from: ModuleStatus, to: ModuleStatus, more: object = {}) =>
  ({
    type: 'ModuleStatusSet',
    data: { moduleId: 'm', from, to, on: '2026-11-21', completed: [], due: [], ...more },
  }) as ProcessEvent;
const path: Record<ModuleStatus, ProcessEvent[]> = {
  PENDING: [],
  ACTIVE: [was('PENDING', 'ACTIVE')],
  PAUSED: [was('PENDING', 'ACTIVE'), was('ACTIVE', 'PAUSED')],
  DONE: [was('PENDING', 'ACTIVE'), was('ACTIVE', 'DONE')],
};

describe('the ways of a module (PRODUCT 7.2)', () => {
  test.each([
    ['PENDING', 'ACTIVE'],
    ['ACTIVE', 'PAUSED'],
    ['PAUSED', 'ACTIVE'],
    ['ACTIVE', 'DONE'],
    ['DONE', 'ACTIVE'],
  ] as const)('from %s to %s', (from, to) => {
    processOf(withTasks(), ...path[from])
      .when(setModuleStatus, set(to), context())
      .then(was(from, to));
  });
  test.each([
    ['PENDING', 'PAUSED'],
    ['PENDING', 'DONE'],
    ['ACTIVE', 'PENDING'],
    ['PAUSED', 'DONE'],
    ['PAUSED', 'PENDING'],
    ['DONE', 'PAUSED'],
    ['DONE', 'PENDING'],
  ] as const)('never from %s to %s', (from, to) => {
    processOf(withTasks(), ...path[from])
      .when(setModuleStatus, set(to), context())
      .refused('conflict', 'module-status-not-allowed', 'status');
  });
  test.each(['PENDING', 'ACTIVE', 'PAUSED', 'DONE'] as const)(
    '%s again changes nothing',
    (status) => {
      processOf(withTasks(), ...path[status])
        .when(setModuleStatus, set(status), context())
        .nothing();
    },
  );
  test('are walked in an execution alone, by a module that is there', () => {
    blueprintOf(withTasks())
      .when(setModuleStatus, { ...set('ACTIVE'), ...inBlueprint }, context())
      .refused('conflict', 'only-in-execution', 'plan');
    processOf()
      .when(setModuleStatus, set('ACTIVE'), context())
      .refused('notFound', 'module-not-found', 'moduleId');
  });
});

describe('done', () => {
  const tasks = withTasks(
    task('t'),
    task('s', { status: 'STUCKED', stuckReason: 'waiting' }),
    task('d', { status: 'DONE' }),
  );
  const completed = [
    { taskId: 't', from: 'TODO' },
    { taskId: 's', from: 'STUCKED' },
  ];
  test('completes every task that is not', () => {
    const there = processOf(tasks, ...path.ACTIVE).when(setModuleStatus, set('DONE'), context());
    there.then(was('ACTIVE', 'DONE', { completed }));
    expect([...there.after().plan.tasks.values()].map((t) => [t.status, t.stuckReason])).toEqual([
      ['DONE', null],
      ['DONE', null],
      ['DONE', null],
    ]);
  });
  test('and incomplete again flips the module alone', () => {
    const there = processOf(tasks, ...path.ACTIVE, was('ACTIVE', 'DONE', { completed })).when(
      setModuleStatus,
      set('ACTIVE'),
      context(),
    );
    there.then(was('DONE', 'ACTIVE'));
    expect([...there.after().plan.tasks.values()].every((t) => t.status === 'DONE')).toBe(true);
  });
});

test.each([
  ['ACTIVE', path.PENDING, { withoutMail: true }],
  ['DONE', path.ACTIVE, {}],
] as const)('%s without mail says so where anybody would be mailed', (to, before, more) => {
  const [from] = before.length === 0 ? ['PENDING'] : ['ACTIVE'];
  processOf(withTasks(), ...before)
    .when(setModuleStatus, { ...set(to), withoutMail: true }, context())
    .then(was(from as ModuleStatus, to, more));
});

describe('the first start', () => {
  const tasks = withTasks(
    task('far', { dueInDays: 10, dueDate: '2026-11-11' }),
    task('same', { dueInDays: 1, dueDate: '2026-11-22' }),
    task('chosen', { dueInDays: 5, dueDate: '2027-01-01', dueDateChosen: true }),
    task('none'),
    task('undated', { dueInDays: 99 }),
  );
  test('counts due dates from its day, and leaves chosen ones alone', () => {
    const there = processOf(tasks).when(setModuleStatus, set('ACTIVE'), context());
    const due = [
      { taskId: 'far', from: '2026-11-11', to: '2026-12-01' },
      { taskId: 'undated', from: null, to: '2027-02-28' },
    ];
    there.then(was('PENDING', 'ACTIVE', { due }));
    const { plan } = there.after();
    expect([...plan.tasks.values()].map((t) => t.dueDate)).toEqual([
      '2026-12-01',
      '2026-11-22',
      '2027-01-01',
      null,
      '2027-02-28',
    ]);
    expect(plan.modules.get('m')?.startedOn).toBe('2026-11-21');
  });
  test('alone does: a later one leaves dates as they are', () => {
    const earlier = { ...was('PENDING', 'ACTIVE').data, on: '2026-11-01' } as Extract<
      ProcessEvent,
      { type: 'ModuleStatusSet' }
    >['data'];
    const there = processOf(
      tasks,
      { type: 'ModuleStatusSet', data: earlier },
      was('ACTIVE', 'PAUSED'),
    ).when(setModuleStatus, set('ACTIVE'), context());
    there.then(was('PAUSED', 'ACTIVE'));
    expect(there.after().plan.modules.get('m')?.startedOn).toBe('2026-11-01');
  });
});

describe('what was finished goes on where something in it is to be changed (PRODUCT 18.8)', () => {
  const reopened = (taskId: string) => (state: Parameters<typeof reopenedModule>[0]) =>
    reopenedModule(state, taskId, '2026-11-21');
  test('a finished module begins again', () => {
    processOf(withTasks(task('t')), ...path.DONE)
      .when(reopened('t'))
      .then(was('DONE', 'ACTIVE'));
  });
  test.each(['PENDING', 'ACTIVE', 'PAUSED'] as const)('one that is %s stays so', (status) => {
    processOf(withTasks(task('t')), ...path[status])
      .when(reopened('t'))
      .then();
  });
  test('a task that is gone begins nothing', () => {
    processOf(withTasks(), ...path.DONE)
      .when(reopened('nobody'))
      .then();
  });
});
