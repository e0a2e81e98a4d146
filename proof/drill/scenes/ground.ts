import { randomUUID } from 'node:crypto';
import type { PlanRef } from '@waymark/api';
import { milestonesOf, modulesOf, tasksOf, type Plan } from '@waymark/events';
import type { CommandCaller } from '../callers/caller.ts';
import type { CallersWorld } from '../callers/world.ts';
import type { GivenCommand } from '../ledger.ts';
import { foldPlan } from '../proofs/logReader.ts';
import type { DrillStack } from '../stack/stack.ts';

const CHECKLIST = `# Written together

## One

### First page
Some words.
- [ ] Do it

### Second page
- [ ] Rest
`;

/** A plan of its own for one scene, and the parts of it that the scene is about. */
export type SceneGround = {
  readonly plan: PlanRef;
  readonly milestoneId: string;
  readonly moduleId: string;
  readonly blockId: string;
  readonly taskId: string;
};

/** Makes a blueprint, or an execution of one. @throws Error where the services refuse it */
export async function makeGround(
  stack: DrillStack,
  { workspaceId, projectId }: CallersWorld,
  caller: CommandCaller,
  kind: PlanRef['kind'],
): Promise<SceneGround> {
  const must = async (given: GivenCommand) => {
    const answer = await caller.give(given);
    if (!('reply' in answer)) throw new Error(`${given.name}: ${answer.code}`);
  };
  const [blueprintId, processId] = [randomUUID(), randomUUID()];
  await must({
    name: 'ImportBlueprint',
    payload: { blueprintId, fileName: 'scene.md', source: CHECKLIST },
  });
  const [start, end] = ['2026-01-01', '2026-03-01'];
  if (kind === 'process')
    await must({
      name: 'CreateProcess',
      payload: { processId, projectId, blueprintId, start, end },
    });
  const id = kind === 'process' ? processId : blueprintId;
  const plan = { kind, id };
  const { plan: content } = await foldPlan(stack.log.log, workspaceId, plan);
  return { plan, ...firstOf(content) };
}

function firstOf(plan: Plan): Omit<SceneGround, 'plan'> {
  const { milestoneId = '' } = milestonesOf(plan)[0] ?? {};
  const { moduleId = '' } = modulesOf(plan, milestoneId)[0] ?? {};
  const { taskId = '' } = tasksOf(plan, moduleId)[0] ?? {};
  const text = [...plan.blocks.values()].find(
    (block) => block.moduleId === moduleId && block.content.type === 'text',
  );
  return { milestoneId, moduleId, taskId, blockId: text?.blockId ?? '' };
}
