import { emptyPlan, newModule, newTask, noProcess, type Process } from '@waymark/events';
import { expect, test } from 'vitest';
import { expectedRows } from './expectedRows.ts';

const task = (taskId: string, weight: number, changes = {}) =>
  [
    {
      ...newTask({ taskId, blockId: `b-${taskId}`, moduleId: 'm' }, { headline: taskId }),
      ...changes,
    },
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
      modules: new Map([
        ['m', newModule({ moduleId: 'm', milestoneId: 's', weight: 1, title: 'Module' })],
      ]),
      tasks: new Map(tasks.map(([t]) => [t.taskId, t])),
      blocks: new Map(tasks.map(([, b]) => [b.blockId, b])),
    },
  };
}

test('rows come in the order of reading, with the counts of what they hold', () => {
  const rows = expectedRows(
    processOf(
      task('second', 2, { status: 'DONE' }),
      task('first', 1, { status: 'STUCKED', assignee: 'anna' }),
    ),
    7n,
  );
  expect(rows.tasks.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(rows.milestones).toMatchObject([
    { id: 's', modules: 1, tasksTotal: 2, tasksDone: 1, tasksStuck: 1, planRevision: '7' },
  ]);
  expect(rows.modules).toMatchObject([{ id: 'm', assignees: ['anna'], tasksTotal: 2 }]);
});

test('where the parts of a rollout were copied from is in no row', () => {
  const { plan, ...process } = processOf(task('one', 1));
  const copied = <Part extends object>(parts: ReadonlyMap<string, Part>) =>
    new Map([...parts].map(([id, part]) => [id, { ...part, origin: `original of ${id}` }]));
  const placeholder = { placeholderId: 'p::lead', name: 'Lead', description: '', matchedTo: null };
  const variable = {
    variableId: 'v',
    type: 'STRING' as const,
    name: 'Colour',
    value: 'blue',
    label: '',
  };
  const rolledOut: Process = {
    ...process,
    plan: {
      ...plan,
      milestones: copied(plan.milestones),
      modules: copied(plan.modules),
      blocks: copied(plan.blocks),
      tasks: copied(plan.tasks),
      placeholders: copied(new Map([['p::lead', placeholder]])),
      variables: copied(new Map([['v', variable]])),
    },
  };
  for (const [resource, rows] of Object.entries(expectedRows(rolledOut, 1n))) {
    expect(rows, resource).toHaveLength(1);
    expect(rows[0], resource).not.toHaveProperty('origin');
  }
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
