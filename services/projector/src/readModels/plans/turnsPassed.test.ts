import { noBlueprint, noProcess, parseEvent, turnPassed, turnReason } from '@waymark/events';
import { expect, test } from 'vitest';
import { historiesIn } from '../../testing/frozenHistories.ts';
import { evolvePlanState } from '../model/planStates.ts';
import { factsOf, turnsPassed } from './turnsPassed.ts';

test.each(['demo', 'random'])(
  'in the history of %s no turn passes on unseen, and none is seen that stays',
  (file) => {
    let passed = 0;
    for (const [stream, history] of historiesIn(`${file}.jsonl`)) {
      let state = stream.startsWith('blueprint') ? noBlueprint : noProcess;
      for (const event of history.map(parseEvent)) {
        const after = evolvePlanState(state, event) as typeof state;
        const expected = [...after.plan.tasks.keys()].flatMap((taskId) => {
          const [old, now] = [factsOf(state.plan, taskId), factsOf(after.plan, taskId)];
          return now !== undefined && turnPassed(old, now)
            ? [[taskId, old === undefined ? 'new' : turnReason(old)]]
            : [];
        });
        expect([event.type, turnsPassed(event, state.plan, after.plan)]).toEqual([
          event.type,
          expected,
        ]);
        passed += expected.length;
        state = after;
      }
    }
    expect(passed).toBeGreaterThan(50);
  },
);

test('of a plan into which more is copied no task that was there is looked at anew', () => {
  const copy = [...historiesIn('demo.jsonl').values()]
    .flatMap((history) => history.map(parseEvent))
    .find(({ type }) => type === 'PlanCopied');
  if (copy === undefined) throw new Error('nothing was copied');
  const { plan } = evolvePlanState(noProcess, copy);
  let looks = 0;
  /** Counts how often somebody asks for the status of a task. */
  const counted = [...plan.tasks].map(
    ([id, task]) =>
      [
        `old ${id}`,
        Object.defineProperty({ ...task, taskId: `old ${id}` }, 'status', {
          enumerable: true,
          get: () => ((looks += 1), task.status),
        }),
      ] as const,
  );
  const before = { ...plan, tasks: new Map(counted) };
  const after = { ...plan, tasks: new Map([...counted, ...plan.tasks]) };
  expect(turnsPassed(copy, before, after).map(([taskId]) => taskId)).toEqual([
    ...plan.tasks.keys(),
  ]);
  expect(looks).toBe(0);
});
