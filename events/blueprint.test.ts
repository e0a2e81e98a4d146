import { expect, test } from 'vitest';
import { evolveBlueprint, noBlueprint, type BlueprintEvent } from './blueprint.ts';

const events: BlueprintEvent[] = [
  { type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'One' } },
  { type: 'MilestoneAdded', data: { milestoneId: 'a', name: 'Start', weight: 1 } },
  { type: 'BlueprintRenamed', data: { blueprintId: 'b', from: 'One', to: 'Two' } },
];

test('a blueprint has a name and a plan', () => {
  const state = events.reduce(evolveBlueprint, noBlueprint);
  expect([state.life, state.blueprintId, state.name]).toEqual(['present', 'b', 'Two']);
  expect([...state.plan.milestones.values()]).toEqual([{ milestoneId: 'a', name: 'Start', weight: 1 }]);
});
test('a deleted one keeps what it was', () => {
  const state = [...events, { type: 'BlueprintDeleted', data: { blueprintId: 'b', name: 'Two' } } as const].reduce(
    evolveBlueprint,
    noBlueprint,
  );
  expect([state.life, state.name, state.plan.milestones.size]).toEqual(['deleted', 'Two', 1]);
});
