import { expect, test } from 'vitest';
import { handedOver, heldIn, holdsNothing } from './held.ts';

const task = (planKind: 'process' | 'blueprint' | 'project', planId: string) => ({
  ...{ planKind, planId, planName: `Plan ${planId}` },
});

test('what somebody has is told by plan, and handed over plan by plan and conversation by conversation', () => {
  const held = heldIn(
    [task('process', 'p'), task('blueprint', 'p'), task('process', 'p'), task('project', 'j')],
    [
      { id: 'p', name: 'Plan p' },
      { id: 'q', name: 'Plan q' },
    ],
    [{ planId: 'p', taskId: 't' }],
  );
  expect(held.plans.map(({ plan, name, tasks, owns }) => [plan.kind, plan.id, name, tasks, owns])).toEqual([
    ['process', 'p', 'Plan p', 2, true],
    ['blueprint', 'p', 'Plan p', 1, false],
    ['project', 'j', 'Plan j', 1, false],
    ['process', 'q', 'Plan q', 0, true],
  ]);
  const given = handedOver(held, 'omar', null);
  expect(given).toHaveLength(5);
  expect(given[0]).toEqual({
    name: 'HandOverWork',
    payload: { plan: { kind: 'process', id: 'p' }, from: 'omar', to: null },
  });
  expect(given[4]).toEqual({ name: 'HandConversation', payload: { processId: 'p', taskId: 't', to: null } });
});

test('who has nothing hands nothing over', () => {
  const nothing = heldIn([], [], []);
  expect([holdsNothing(nothing), handedOver(nothing, 'omar', 'ben')]).toEqual([true, []]);
  expect(holdsNothing(heldIn([], [], [{ planId: 'p', taskId: 't' }]))).toBe(false);
});
