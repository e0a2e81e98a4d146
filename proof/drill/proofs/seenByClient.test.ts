import {
  emptyPlan,
  newModule,
  newTask,
  noBlueprint,
  noProcess,
  type Audience,
} from '@waymark/events';
import { expect, test } from 'vitest';
import { expectedPlaceholders } from './expectedStandIns.ts';
import { rowForClient, seenByClient } from './seenByClient.ts';

const module = (moduleId: string, audience: Audience) =>
  [
    moduleId,
    { ...newModule({ moduleId, milestoneId: 's', weight: 1, title: moduleId }), audience },
  ] as const;
const task = (taskId: string, moduleId: string, changes = {}) =>
  [
    taskId,
    { ...newTask({ taskId, blockId: `b-${taskId}`, moduleId }, { headline: taskId }), ...changes },
  ] as const;

test('a client sees of a process what is for clients, and no blueprint', () => {
  const plan = {
    ...emptyPlan,
    modules: new Map([module('inside', 'INTERN'), module('shared', 'EXTERN')]),
    tasks: new Map([
      task('hidden', 'inside'),
      task('shown', 'shared'),
      task('later', 'shared', { seenBy: 'hidden' }),
      task('ours', 'shared', { seenBy: 'team' }),
    ]),
  };
  const seen = seenByClient({ ...noProcess, life: 'present', plan });
  expect([...seen.plan.modules.keys()]).toEqual(['shared']);
  expect([...seen.plan.tasks.keys()]).toEqual(['shown']);
  expect(seenByClient({ ...noBlueprint, life: 'present' }).life).toBe('absent');
});

test('a client is not given the columns that are the team’s', () => {
  expect(rowForClient('executions', { name: 'Rollout', blueprintId: 'b' })).toEqual({
    name: 'Rollout',
    blueprintId: undefined,
  });
});

test('placeholders come with what waits for them, and roles as soon as a task names them', () => {
  const lead = { placeholderId: 'p::lead', name: 'Lead', description: '', matchedTo: 'anna' };
  const rows = expectedPlaceholders({
    ...emptyPlan,
    placeholders: new Map([['p::lead', lead]]),
    tasks: new Map([
      task('one', 'm', { assignee: 'anna', assignedThrough: 'p::lead', status: 'DONE' }),
      task('two', 'm', { assignee: 'p::lead', followers: ['r::it'] }),
    ]),
  });
  expect(rows).toMatchObject([
    { id: 'p::lead', kind: 'placeholder', matchedTo: 'anna', tasks: 2, openTasks: 1 },
    { id: 'r::it', kind: 'role', tasks: 0, openTasks: 0 },
  ]);
});
