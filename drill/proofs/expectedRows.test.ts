import { emptyPlan, newModule, newTask, noProcess, type Process } from '@waymark/events';
import { expect, test } from 'vitest';
import { expectedRows } from './expectedRows.ts';

const task = (taskId: string, weight: number, changes = {}) =>
  [
    { ...newTask({ taskId, blockId: `b-${taskId}`, moduleId: 'm' }, { headline: taskId }), ...changes },
    { blockId: `b-${taskId}`, moduleId: 'm', weight, content: { type: 'task' as const, taskId } },
  ] as const;

function processOf(...tasks: ReturnType<typeof task>[]): Process {
  return {
    ...noProcess,
    life: 'present',
    processId: 'p',
    name: 'Process',
    plan: {
      ...emptyPlan,
      milestones: new Map([['s', { milestoneId: 's', name: 'Start', weight: 1 }]]),
      modules: new Map([['m', newModule({ moduleId: 'm', milestoneId: 's', weight: 1, title: 'Module' })]]),
      tasks: new Map(tasks.map(([t]) => [t.taskId, t])),
      blocks: new Map(tasks.map(([, b]) => [b.blockId, b])),
    },
  };
}

test('rows come in the order of reading, with the counts of what they hold', () => {
  const rows = expectedRows(
    processOf(task('second', 2, { status: 'DONE' }), task('first', 1, { status: 'STUCKED', assignee: 'anna' })),
    7n,
  );
  expect(rows.tasks.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(rows.milestones).toMatchObject([
    { id: 's', modules: 1, tasksTotal: 2, tasksDone: 1, tasksStuck: 1, planRevision: '7' },
  ]);
  expect(rows.modules).toMatchObject([{ id: 'm', assignees: ['anna'], tasksTotal: 2 }]);
});

test('a deleted plan has no rows', () => {
  expect(expectedRows({ ...processOf(task('one', 1)), life: 'deleted' }, 3n)).toEqual({
    milestones: [],
    modules: [],
    blocks: [],
    tasks: [],
    placeholders: [],
    variables: [],
  });
});
