import { emptyPlan, newModule, newTask, noProcess } from '@waymark/events';
import type { ModuleStatus, Process, Task } from '@waymark/events';
import { expect, test } from 'vitest';
import { expectedExecution } from './expectedExecution.ts';

function processOf(
  modules: readonly ModuleStatus[],
  tasks: readonly Partial<Task>[] = [],
): Process {
  const place = (i: number) => ({ taskId: `t${i}`, blockId: `b${i}`, moduleId: 'm0' });
  return {
    ...noProcess,
    life: 'present',
    processId: 'p',
    plan: {
      ...emptyPlan,
      milestones: new Map([['s', { milestoneId: 's', name: 'Start', weight: 1 }]]),
      modules: new Map(
        modules.map((status, i) => [
          `m${i}`,
          {
            ...newModule({ moduleId: `m${i}`, milestoneId: 's', weight: i, title: `Module ${i}` }),
            status,
          },
        ]),
      ),
      tasks: new Map(
        tasks.map((task, i) => [`t${i}`, { ...newTask(place(i), { headline: 'Task' }), ...task }]),
      ),
    },
  };
}

test('an execution counts what is done, stuck, and with the client', () => {
  const state = processOf(
    ['DONE', 'PENDING'],
    [{ status: 'DONE', assignee: 'anna' }, { assignee: 'anna' }, {}],
  );
  expect(expectedExecution(state, 7n, new Set(['anna']))).toMatchObject({
    clientTurn: 1,
    tasksDone: 1,
    donePercentage: 33,
    // Something in it was opened again.
    currentModule: 'Module 0',
    planRevision: '7',
  });
});

test.each<[readonly ModuleStatus[], string]>([
  [[], 'PENDING'],
  [['PENDING'], 'PENDING'],
  [['DONE', 'PENDING'], 'ACTIVE'],
  [['PAUSED', 'ACTIVE', 'PENDING'], 'ACTIVE'],
  [['PAUSED', 'PENDING'], 'PAUSED'],
  [['DONE', 'PAUSED', 'PENDING'], 'PAUSED'],
  [['DONE', 'DONE'], 'DONE'],
])('modules %j make an execution %s', (modules, status) => {
  expect(expectedExecution(processOf(modules), 0n, new Set())).toMatchObject({ status });
});

test('one stuck task makes it stuck', () => {
  const state = processOf(['DONE'], [{ status: 'STUCKED' }]);
  expect(expectedExecution(state, 0n, new Set())).toMatchObject({
    status: 'STUCKED',
    tasksStuck: 1,
  });
});
