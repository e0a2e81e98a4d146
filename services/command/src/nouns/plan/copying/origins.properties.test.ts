import { emptyPlan, evolvePlan, originsOf, UnlikeBlueprint, type PlanEvent } from '@waymark/events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRollout, withoutOrigins } from '../testing/randomRollout.ts';

const never = () => expect.fail('nothing has to be replayed');
const dataOf = (copied: readonly PlanEvent[]) =>
  copied.flatMap((event) => (event.type === 'PlanCopied' ? [event.data] : []));

describe('where the parts of a rollout come from', () => {
  test('is said by the rollout itself', async () => {
    await fc.assert(
      fc.asyncProperty(randomRollout, async ({ blueprint, copied }) => {
        const origins = await originsOf(dataOf(copied), never);
        const { modules, blocks, tasks, milestones, placeholders, variables } = copied.reduce(
          evolvePlan,
          emptyPlan,
        );
        expect(origins.size).toBe(
          modules.size +
            blocks.size +
            tasks.size +
            milestones.size +
            placeholders.size +
            variables.size,
        );
        for (const { moduleId, title } of modules.values())
          expect(blueprint.modules.get(origins.get(`module/${moduleId}`)!.id)?.title).toBe(title);
        for (const { taskId, headline } of tasks.values())
          expect(blueprint.tasks.get(origins.get(`task/${taskId}`)!.id)?.headline).toBe(headline);
      }),
      { numRuns: 40 },
    );
  });

  test('is found for rollouts of before by walking the blueprint', async () => {
    await fc.assert(
      fc.asyncProperty(randomRollout, async ({ blueprint, copied }) => {
        const said = await originsOf(dataOf(copied), never);
        expect(await originsOf(withoutOrigins(copied), () => blueprint)).toEqual(said);
      }),
      { numRuns: 60 },
    );
  });

  test('is refused where the blueprint holds something else', async () => {
    const { blueprint, copied } = fc.sample(randomRollout, { numRuns: 1, seed: 7 })[0]!;
    const [first] = blueprint.modules.values();
    const fewer = {
      ...blueprint,
      modules: new Map([...blueprint.modules].filter(([, m]) => m !== first)),
    };
    await expect(originsOf(withoutOrigins(copied), () => fewer)).rejects.toThrow(UnlikeBlueprint);
  });
});
