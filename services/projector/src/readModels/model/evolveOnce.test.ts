import { noBlueprint, type WaymarkEvent } from '@waymark/events';
import { expect, test } from 'vitest';
import { copied, milestone, module, plainMetadata, task, whole } from '../../testing/builders.ts';
import { evolveOnce } from './evolveOnce.ts';
import { evolvePlanState } from './planStates.ts';
import type { KnownEvent } from './readModel.ts';

const known = (event: WaymarkEvent): KnownEvent =>
  ({
    ...event,
    id: 'e',
    stream: 'blueprint-w_b',
    revision: 0n,
    position: 1n,
    metadata: plainMetadata,
  }) as KnownEvent;
const created = () => known({ type: 'BlueprintCreated', data: { blueprintId: 'b', name: 'B' } });
const planOf = (tasks: number) =>
  known(
    copied(
      [milestone('ms')],
      [
        whole(
          module('m', 'ms'),
          Array.from({ length: tasks }, (_, n) => task(`t${n}`, 'm')),
        ),
      ],
    ),
  );

test('who comes second is given what the first has found', () => {
  const event = created();
  const first = evolveOnce(noBlueprint, event);
  expect(first).toEqual(evolvePlanState(noBlueprint, event));
  expect(evolveOnce(noBlueprint, event)).toBe(first);
});

test('the same event onto another state is another state', () => {
  const [event, plan] = [created(), planOf(1)];
  evolveOnce(evolveOnce(noBlueprint, event), plan);
  const other = { ...evolvePlanState(noBlueprint, event), name: 'Other' };
  expect(evolveOnce(other, plan)).toEqual(evolvePlanState(other, plan));
  expect(evolveOnce(other, plan)).toMatchObject({ name: 'Other' });
});

test('nothing is kept for a third, nor of large plans', () => {
  const event = created();
  const [first, second, third] = [1, 2, 3].map(() => evolveOnce(noBlueprint, event));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  const large = planOf(101);
  const begun = evolvePlanState(noBlueprint, event);
  expect(evolveOnce(begun, large)).not.toBe(evolveOnce(begun, large));
});
