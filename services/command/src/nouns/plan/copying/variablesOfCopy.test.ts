import type { Role, Variable } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { context } from '../../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  milestone,
  module,
  processOf,
  task,
} from '../testing/samples.ts';
import { cloneModule } from './cloneModule.ts';

const link: Variable = {
  ...{ variableId: 'v', name: 'Data room', type: 'LINK' },
  ...{ value: 'https://kelpline.example', label: 'Room' },
};
const showing = copied({
  milestones: [milestone('a', 1)],
  modules: [
    module('m', { milestoneId: 'a' }, [
      { task: task('t', { variables: ['v'], duration: { amount: 2, unit: 'hours' } }), weight: 1 },
    ]),
  ],
  variables: [link, { ...link, variableId: 'unshown', name: 'Other' }],
});
const workspace = { roles: new Map<string, Role>() };
const blueprint = { holder: blueprintOf(showing).state, revision: 3n, workspace };
const process = { holder: processOf(showing).state, revision: 3n, workspace };
const empty = copied({ milestones: [milestone('a', 1)] });
const into = { moduleId: 'new', milestoneId: 'a' };
const fromB = { ...into, ...inBlueprint, from: { ...inBlueprint, moduleId: 'm' } };
const shown = ({ tasks }: ReturnType<typeof blueprintOf>['state']['plan']) =>
  [...tasks.values()].map(({ variables }) => variables);

describe('what the tasks of a clone show', () => {
  test('comes along out of a blueprint with its value, and how long they take with it', () => {
    const { plan } = blueprintOf(empty).when(cloneModule, fromB, context(), blueprint).after();
    expect([...plan.variables.values()]).toEqual([{ ...link, origin: 'v' }]);
    expect([...plan.tasks.values()]).toMatchObject([
      { variables: ['v'], duration: { amount: 2, unit: 'hours' } },
    ]);
  });
  test('comes out of a process without the value, which is of its client', () => {
    const from = { ...inProcess, moduleId: 'm' };
    const { plan } = blueprintOf(empty)
      .when(cloneModule, { ...fromB, from }, context(), process)
      .after();
    expect([...plan.variables.values()]).toEqual([{ ...link, value: '', label: '', origin: 'v' }]);
  });
  test('is what it is called where it comes to', () => {
    const own = { ...link, variableId: 'own', name: 'DATA ROOM', value: 'https://own.example' };
    const there = blueprintOf(empty, { type: 'VariableAdded', data: own });
    const { plan } = there.when(cloneModule, fromB, context(), blueprint).after();
    expect(shown(plan)).toEqual([['own']]);
    expect([...plan.variables.values()]).toEqual([own]);
  });
});
