import { expect, test } from 'vitest';
import { evolveBlueprint, noBlueprint } from '../blueprint.ts';
import { marked } from './marks.ts';
import { emptyPlan } from './plan.ts';
import { evolvePlan, type PlanEvent } from './planEvents.ts';
import { copied, milestone } from './testing/samples.ts';

const plan = (...events: PlanEvent[]) => events.reduce(evolvePlan, emptyPlan);
const marksOf = (...events: PlanEvent[]) => {
  const { milestones, marks } = plan(...events);
  return Object.fromEntries([...milestones.keys()].map((id) => [id, marks.get(id)]));
};
const added = (milestoneId: string, weight: number): PlanEvent => ({
  ...{ type: 'MilestoneAdded', data: { milestoneId, name: milestoneId, weight } },
});
const removed = (milestoneId: string): PlanEvent => ({
  ...{ type: 'MilestoneRemoved', data: { milestoneId, name: milestoneId, moduleIds: [] } },
});

test('milestones get the colours one after the other, eight of them before one comes twice', () => {
  const ten = Array.from({ length: 10 }, (_, n) => added(`m${n}`, n));
  expect(Object.values(marksOf(...ten))).toEqual([0, 2, 4, 5, 3, 1, 6, 7, 0, 2]);
});

test('a copy gets them by its order', () => {
  const order = {
    milestones: [milestone('last', 3), milestone('first', 1), milestone('second', 2)],
    modules: [],
  };
  expect(marksOf(copied(order))).toEqual({ last: 4, first: 0, second: 2 });
});

test('one that is moved or renamed keeps its colour', () => {
  const three = [added('a', 1), added('b', 2), added('c', 3)];
  const moved: PlanEvent = { type: 'MilestoneWeightsSet', data: { weights: { c: 1, a: 2, b: 3 } } };
  const renamed: PlanEvent = {
    type: 'MilestoneRenamed',
    data: { milestoneId: 'a', from: 'a', to: 'A' },
  };
  expect(marksOf(...three, moved, renamed)).toEqual({ a: 0, b: 2, c: 4 });
});

test('the next gets one that the fewest have, and who comes back the one that it had', () => {
  const three = [added('a', 1), added('b', 2), added('c', 3)];
  const back: PlanEvent = {
    type: 'MilestoneRestored',
    data: { milestoneId: 'a', name: 'a', weight: 1, modules: [] },
  };
  expect(marksOf(...three, removed('a'), added('d', 4))).toEqual({ b: 2, c: 4, d: 0 });
  expect(marksOf(...three, removed('a'), added('d', 4), back)).toEqual({ b: 2, c: 4, d: 0, a: 0 });
});

test('the one milestone of the single modules has one, too', () => {
  const { plan: single } = evolveBlueprint(noBlueprint, {
    ...{ type: 'BlueprintCreated', data: { blueprintId: '0', name: 'Single modules' } },
  });
  expect([...single.milestones.keys()].map((id) => single.marks.get(id))).toEqual([0]);
});

test('where no milestone comes, nothing changes', () => {
  const marks = new Map([['a', 3]]);
  expect(marked(marks, ['a'], [])).toBe(marks);
});
