import type { Variable } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import {
  blueprintOf,
  copied,
  inBlueprint,
  module,
  processOf,
  inProcess,
  task,
} from '../testing/samples.ts';
import * as decide from './details.ts';

const variable = (variableId: string): Variable => ({
  variableId,
  name: variableId,
  type: 'LINK',
  value: '',
  label: '',
});
const plan = copied({
  modules: [module('m', {}, [{ task: task('t', { variables: ['a'] }), weight: 1 }])],
  variables: [variable('a'), variable('b')],
});
const ofT = { ...inBlueprint, taskId: 't' };
const place = { taskId: 't', moduleId: 'm' };

describe('how long a task takes', () => {
  const half = { amount: 30, unit: 'minutes' } as const;
  test('is said, changed and taken back', () => {
    const said = { type: 'TaskDurationSet', data: { ...place, from: null, to: half } } as const;
    blueprintOf(plan)
      .when(decide.setTaskDuration, { ...ofT, duration: half })
      .then(said);
    blueprintOf(plan, said)
      .when(decide.setTaskDuration, { ...ofT, duration: { ...half } })
      .nothing();
    blueprintOf(plan, said)
      .when(decide.setTaskDuration, { ...ofT, duration: null })
      .then({ type: 'TaskDurationSet', data: { ...place, from: half, to: null } });
  });
  test('of a task that is there', () =>
    blueprintOf(plan)
      .when(decide.setTaskDuration, { ...ofT, taskId: 'x', duration: half })
      .refused('notFound', 'task-not-found', 'taskId'));
});

describe('who sees a task', () => {
  const hidden = {
    type: 'TaskSeenBySet',
    data: { ...place, from: 'module', to: 'hidden' },
  } as const;
  test('is said of one in a blueprint, in a process and on a board, and taken back', () => {
    blueprintOf(plan)
      .when(decide.setTaskSeenBy, { ...ofT, seenBy: 'hidden' })
      .then(hidden);
    processOf(plan, hidden)
      .when(decide.setTaskSeenBy, { ...ofT, seenBy: 'module' })
      .then({ type: 'TaskSeenBySet', data: { ...place, from: 'hidden', to: 'module' } });
    processOf(plan, hidden)
      .when(decide.setTaskSeenBy, { ...ofT, seenBy: 'hidden' })
      .nothing();
  });
  test('of a task that is there', () =>
    blueprintOf(plan)
      .when(decide.setTaskSeenBy, { taskId: 'x', seenBy: 'team' })
      .refused('notFound', 'task-not-found', 'taskId'));
});

describe('the variables that a task shows', () => {
  test('are those of its plan, each once, in the order that is chosen', () => {
    blueprintOf(plan)
      .when(decide.setTaskVariables, { ...ofT, variables: ['b', 'a', 'b'] })
      .then({ type: 'TaskVariablesSet', data: { ...place, from: ['a'], to: ['b', 'a'] } });
    processOf(plan)
      .when(decide.setTaskVariables, { ...ofT, ...inProcess, variables: [] })
      .then({ type: 'TaskVariablesSet', data: { ...place, from: ['a'], to: [] } });
    blueprintOf(plan)
      .when(decide.setTaskVariables, { ...ofT, variables: ['a'] })
      .nothing();
  });
  test('and no others', () =>
    blueprintOf(plan)
      .when(decide.setTaskVariables, { ...ofT, variables: ['a', 'x'] })
      .refused('notFound', 'variable-not-found', 'variables'));
  test('go with the variable', () => {
    const { tasks } = blueprintOf(plan, {
      type: 'VariableRemoved',
      data: { variableId: 'a', name: 'a' },
    }).state.plan;
    expect(tasks.get('t')?.variables).toEqual([]);
  });
});
