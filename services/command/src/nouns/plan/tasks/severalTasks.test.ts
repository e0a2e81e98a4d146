import { tasksOf } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  module,
  noBlueprintYet,
  placeholder,
  processOf,
  task,
} from '../testing/samples.ts';
import { changeModules } from '../modules/severalModules.ts';
import { addTasks, changeTasks, deleteTasks } from './severalTasks.ts';

const known = (ref: string) => ref === 'olga';
const plan = copied({
  modules: [
    module('m', {}, [
      { task: task('t'), weight: 1 },
      { task: task('u'), weight: 2 },
    ]),
    module('n'),
  ],
  placeholders: [placeholder('p::it')],
});
const blueprint = blueprintOf(plan);
const add = {
  ...inBlueprint,
  moduleId: 'm',
  afterBlockId: 'of-t',
  tasks: [
    { taskId: 'a', blockId: 'of-a', headline: 'A', assignee: 'p::it', dueInDays: 10 },
    { taskId: 'b', blockId: 'of-b', headline: 'B', mandatory: false },
  ],
};

describe('several tasks', () => {
  test('are added one behind the other, with what is said of each', () => {
    const after = blueprint.when(addTasks, add, known).after().plan;
    expect(
      tasksOf(after, 'm').map(({ taskId, assignee, dueInDays, mandatory }) => [
        taskId,
        assignee,
        dueInDays,
        mandatory,
      ]),
    ).toEqual([
      ['t', null, null, true],
      ['a', 'p::it', 10, true],
      ['b', null, null, false],
      ['u', null, null, true],
    ]);
  });
  test('are added at the end where no place is named', () => {
    const after = blueprint.when(addTasks, { ...add, afterBlockId: undefined }, known).after().plan;
    expect(tasksOf(after, 'm').map(({ taskId }) => taskId)).toEqual(['t', 'u', 'a', 'b']);
  });
  test('are changed in what is said of them, and in nothing else', () => {
    const place = { moduleId: 'm' };
    blueprint
      .when(
        changeTasks,
        {
          ...inBlueprint,
          changes: [
            { taskId: 't', assignee: 'olga', headline: 'Headline t' },
            { taskId: 'u', headline: 'U', dueInDays: 3, mandatory: false, assignee: null },
          ],
        },
        known,
      )
      .then(
        { type: 'TaskAssigneeSet', data: { ...place, taskId: 't', from: null, to: 'olga' } },
        { type: 'TaskHeadlineSet', data: { ...place, taskId: 'u', from: 'Headline u', to: 'U' } },
        { type: 'TaskDueInDaysSet', data: { ...place, taskId: 'u', from: null, to: 3 } },
        { type: 'TaskMandatorySet', data: { ...place, taskId: 'u', from: true, to: false } },
      );
  });
  test('are deleted; a module that they leave empty has an empty text', () => {
    const command = { ...inBlueprint, taskIds: ['t', 'u', 't'] };
    const after = blueprint.when(deleteTasks, command, context()).after().plan;
    expect(after.tasks.size).toBe(0);
    expect(
      [...after.blocks.values()].map(({ moduleId, content }) => [moduleId, content.type]),
    ).toContainEqual(['m', 'text']);
  });
  test('are changed all or none', () => {
    const changes = (second: object) => ({
      ...inBlueprint,
      changes: [{ taskId: 't', dueInDays: 3 }, second as never],
    });
    blueprint
      .when(changeTasks, changes({ taskId: 'gone', dueInDays: 3 }), known)
      .refused('notFound', 'task-not-found', 'taskId');
    blueprint
      .when(changeTasks, changes({ taskId: 'u', assignee: 'eve' }), known)
      .refused('invalid', 'person-unknown', 'assignee');
    const process = { ...changes({ taskId: 'u' }), ...inProcess };
    processOf(plan)
      .when(changeTasks, process, known)
      .refused('conflict', 'only-in-blueprint', 'plan');
    blueprint
      .when(addTasks, { ...add, tasks: [...add.tasks, add.tasks[0]!] }, known)
      .refused('conflict', 'task-exists', 'taskId');
    blueprint
      .when(addTasks, { ...add, moduleId: 'x' }, known)
      .refused('notFound', 'module-not-found', 'moduleId');
    blueprint
      .when(deleteTasks, { ...inBlueprint, taskIds: ['t', 'gone'] }, context())
      .refused('notFound', 'task-not-found', 'taskId');
    noBlueprintYet.when(addTasks, add, known).refused('notFound', 'blueprint-not-found');
  });
});

describe('several modules', () => {
  test('are changed in what is said of them', () => {
    const changes = [
      { moduleId: 'm', audience: 'INTERN' as const },
      { moduleId: 'n', title: 'Next', audience: 'EXTERN' as const },
    ];
    blueprint
      .when(changeModules, { ...inBlueprint, changes })
      .then(
        { type: 'ModuleAudienceSet', data: { moduleId: 'm', from: 'EXTERN', to: 'INTERN' } },
        { type: 'ModuleTitleSet', data: { moduleId: 'n', from: 'Module n', to: 'Next' } },
      );
  });
  test('are changed all or none', () => {
    blueprint
      .when(changeModules, {
        ...inBlueprint,
        changes: [
          { moduleId: 'm', title: 'M' },
          { moduleId: 'x', title: 'X' },
        ],
      })
      .refused('notFound', 'module-not-found', 'moduleId');
  });
});
