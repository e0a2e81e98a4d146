import { taskFields, type PlanEvent, type Task } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { copied, blueprintOf, inBlueprint, module, task } from '../testing/samples.ts';
import { setTask, type SetField } from './setTask.ts';

const plan = copied({ modules: [module('m', {}, [{ task: task('t'), weight: 1 }])] });
const names = Object.keys(taskFields).filter(
  (name) => !('ownCommand' in taskFields[name as SetField]),
) as SetField[];

describe.each(names)('%s of a task', (field) => {
  const { example: to } = taskFields[field];
  const from = task('t')[field];
  const command = { ...inBlueprint, taskId: 't', [field]: to } as unknown as Task;
  const type = `Task${field.charAt(0).toUpperCase()}${field.slice(1)}Set`;
  const set = { type, data: { taskId: 't', moduleId: 'm', from, to } } as PlanEvent;

  test('is set', () => {
    const { state } = blueprintOf(plan, set);
    blueprintOf(plan).when(setTask(field), command).then(set);
    expect(state.plan.tasks.get('t')?.[field]).toEqual(to);
  });
  test('stays as it is', () =>
    blueprintOf(plan, set).when(setTask(field), structuredClone(command)).nothing());
  test('of a task that is there', () =>
    blueprintOf(plan)
      .when(setTask(field), { ...command, taskId: 'x' })
      .refused('notFound', 'task-not-found', 'taskId'));
});
