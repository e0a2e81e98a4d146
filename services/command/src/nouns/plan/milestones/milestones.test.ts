import { milestonesOf, type BlueprintEvent } from '@waymark/events';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../decisions/testing/given.ts';
import {
  blueprintOf,
  copied,
  inBlueprint,
  inProcess,
  milestone,
  module,
  noBlueprintYet,
  processOf,
} from '../testing/samples.ts';
import { addMilestone, deleteMilestone, moveMilestone, renameMilestone } from './milestones.ts';

const three = copied({
  milestones: [milestone('a', 1), milestone('b', 2), milestone('c', 3)],
  modules: [module('m'), module('n')],
});
const add = (afterWeight: number) => ({
  ...inBlueprint,
  milestoneId: 'new',
  name: 'New',
  afterWeight,
});

describe('a new milestone (PRODUCT 6.1)', () => {
  test('comes first by default and shifts all others by 1', () => {
    blueprintOf(three)
      .when(addMilestone, add(0))
      .then(
        { type: 'MilestoneWeightsSet', data: { weights: { a: 2, b: 3, c: 4 } } },
        { type: 'MilestoneAdded', data: { milestoneId: 'new', name: 'New', weight: 1 } },
      );
  });
  test('shifts later ones alone', () => {
    blueprintOf(three)
      .when(addMilestone, add(2))
      .then(
        { type: 'MilestoneWeightsSet', data: { weights: { c: 4 } } },
        { type: 'MilestoneAdded', data: { milestoneId: 'new', name: 'New', weight: 3 } },
      );
    expect(
      milestonesOf(blueprintOf(three).when(addMilestone, add(2)).after().plan).map(
        (m) => m.milestoneId,
      ),
    ).toEqual(['a', 'b', 'new', 'c']);
  });
  test('at the end shifts nothing', () => {
    blueprintOf()
      .when(addMilestone, add(0))
      .then({ type: 'MilestoneAdded', data: { milestoneId: 'new', name: 'New', weight: 1 } });
    blueprintOf(three)
      .when(addMilestone, add(3))
      .then({ type: 'MilestoneAdded', data: { milestoneId: 'new', name: 'New', weight: 4 } });
  });
  test('needs an id of its own', () =>
    blueprintOf(three)
      .when(addMilestone, { ...add(0), milestoneId: 'a' })
      .refused('conflict', 'milestone-exists', 'milestoneId'));
});

test('is renamed, to another name only', () => {
  const rename = { ...inBlueprint, milestoneId: 'a', name: 'Kick-off' };
  const renamed: BlueprintEvent = {
    type: 'MilestoneRenamed',
    data: { milestoneId: 'a', from: 'Milestone a', to: 'Kick-off' },
  };
  blueprintOf(three).when(renameMilestone, rename).then(renamed);
  blueprintOf(three, renamed).when(renameMilestone, rename).nothing();
});

test('is dragged: only weights that change are written', () => {
  blueprintOf(three)
    .when(moveMilestone, { ...inBlueprint, milestoneId: 'c', index: 1 })
    .then({ type: 'MilestoneWeightsSet', data: { weights: { c: 2, b: 3 } } });
  blueprintOf(three)
    .when(moveMilestone, { ...inBlueprint, milestoneId: 'b', index: 1 })
    .nothing();
});

test('goes with its modules, which are named', () => {
  blueprintOf(three)
    .when(deleteMilestone, { ...inBlueprint, milestoneId: 'a' })
    .then({
      type: 'MilestoneRemoved',
      data: { milestoneId: 'a', name: 'Milestone a', moduleIds: ['m', 'n'] },
    });
  const { plan } = blueprintOf(three)
    .when(deleteMilestone, { ...inBlueprint, milestoneId: 'a' })
    .after();
  expect([plan.milestones.size, plan.modules.size]).toEqual([2, 0]);
});

describe('is refused', () => {
  test('when there is no such milestone', () => {
    blueprintOf()
      .when(renameMilestone, { ...inBlueprint, milestoneId: 'x', name: 'X' })
      .refused('notFound', 'milestone-not-found', 'milestoneId');
    blueprintOf()
      .when(moveMilestone, { ...inBlueprint, milestoneId: 'x', index: 0 })
      .refused('notFound', 'milestone-not-found', 'milestoneId');
    blueprintOf()
      .when(deleteMilestone, { ...inBlueprint, milestoneId: 'x' })
      .refused('notFound', 'milestone-not-found', 'milestoneId');
  });
  test('in an execution: milestones are shaped in the blueprint', () => {
    const there = processOf(three);
    there
      .when(addMilestone, { ...add(0), ...inProcess })
      .refused('conflict', 'only-in-blueprint', 'plan');
    there
      .when(renameMilestone, { ...inProcess, milestoneId: 'a', name: 'X' })
      .refused('conflict', 'only-in-blueprint', 'plan');
    there
      .when(moveMilestone, { ...inProcess, milestoneId: 'a', index: 1 })
      .refused('conflict', 'only-in-blueprint', 'plan');
    there
      .when(deleteMilestone, { ...inProcess, milestoneId: 'a' })
      .refused('conflict', 'only-in-blueprint', 'plan');
  });
  test('without its blueprint', () => {
    noBlueprintYet.when(addMilestone, add(0)).refused('notFound', 'blueprint-not-found');
    processOf({ type: 'ProcessDeleted', data: { processId: 'p', name: '' } })
      .when(addMilestone, { ...add(0), ...inProcess })
      .refused('notFound', 'execution-not-found');
  });
});

test('single modules have no milestones to shape', () => {
  const single = { ...blueprintOf(three).state, blueprintId: '0', typeId: '0' };
  const plan = { kind: 'blueprint', id: '0' } as const;
  for (const decide of [
    () => addMilestone(single, { ...add(0), plan }),
    () => renameMilestone(single, { plan, milestoneId: 'a', name: 'X' }),
    () => moveMilestone(single, { plan, milestoneId: 'a', index: 1 }),
    () => deleteMilestone(single, { plan, milestoneId: 'a' }),
  ])
    expectRefusal(decide, 'conflict', 'not-a-process', 'plan');
});
