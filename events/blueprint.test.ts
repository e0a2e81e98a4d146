import { expect, test } from 'vitest';
import { kindOfBlueprint } from './blueprintKind.ts';
import { evolveBlueprint, noBlueprint, type BlueprintEvent } from './blueprint.ts';

const events: BlueprintEvent[] = [
  { type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'One' } },
  { type: 'MilestoneAdded', data: { milestoneId: 'a', name: 'Start', weight: 1 } },
  { type: 'BlueprintRenamed', data: { blueprintId: 'b', from: 'One', to: 'Two' } },
];

test('a blueprint has a name and a plan', () => {
  const state = events.reduce(evolveBlueprint, noBlueprint);
  expect([state.life, state.blueprintId, state.name]).toEqual(['present', 'b', 'Two']);
  expect([...state.plan.milestones.values()]).toEqual([
    { milestoneId: 'a', name: 'Start', weight: 1 },
  ]);
});
test('a deleted one keeps what it was', () => {
  const state = [
    ...events,
    { type: 'BlueprintDeleted', data: { blueprintId: 'b', name: 'Two' } } as const,
  ].reduce(evolveBlueprint, noBlueprint);
  expect([state.life, state.name, state.plan.milestones.size]).toEqual(['deleted', 'Two', 1]);
});

test('is a process, unless it is of one or holds the single modules', () => {
  const begun = (data: { blueprintId: string; name: string; typeId?: string }) =>
    evolveBlueprint(noBlueprint, { type: 'BlueprintCreated', data });
  const kindOf = ({ blueprintId, typeId }: ReturnType<typeof begun>) =>
    kindOfBlueprint(blueprintId, typeId);
  expect(kindOf(begun({ blueprintId: 'b', name: 'One' }))).toBe('process');
  expect(kindOf(begun({ blueprintId: 's', name: 'Part', typeId: 'b' }))).toBe('subProcess');
  const single = begun({ blueprintId: '0', name: 'Single modules' });
  expect(kindOf(single)).toBe('modules');
  expect([...single.plan.milestones.keys()]).toEqual(['0']);
});
