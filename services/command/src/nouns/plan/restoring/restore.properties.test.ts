import { emptyPlan, evolvePlan, noBlueprint, type PlanEvent } from '@waymark/events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sales1 } from '../../blueprint/starters/index.ts';
import { deleteBlock } from '../blocks/blocks.ts';
import { planCopied } from '../copying/copy.ts';
import type { PlanHolder } from '../holder.ts';
import { deleteMilestone } from '../milestones/milestones.ts';
import { deleteModule } from '../modules/modules.ts';
import { deleteTask } from '../tasks/tasks.ts';
import { counting, play } from '../testing/play.ts';
import { randomCommand } from '../testing/randomCommands.ts';
import { pastOf, type Past } from '../../../decisions/past.ts';
import * as restore from './restore.ts';

const blueprint = { ...noBlueprint, life: 'present' } as const;
const start = (context: ReturnType<typeof counting>) =>
  planCopied({ kind: 'template', template: 'SALES_1' }, sales1(context.newId)).reduce(
    evolvePlan,
    emptyPlan,
  );

const inPlan = { plan: { kind: 'blueprint', id: 'x' } } as const;
type Undoing = readonly [
  remove: (holder: PlanHolder, id: string, context: ReturnType<typeof counting>) => PlanEvent[],
  back: (holder: PlanHolder, id: string, past: Past) => PlanEvent[],
];
const undoing: Record<'block' | 'task' | 'module' | 'milestone', Undoing> = {
  block: [
    (h, blockId, c) => deleteBlock(h, { ...inPlan, blockId }, c),
    (h, blockId, past) => restore.restoreBlock(h, { ...inPlan, blockId }, past),
  ],
  task: [
    (h, taskId, c) => deleteTask(h, { ...inPlan, taskId }, c),
    (h, taskId, past) => restore.restoreTask(h, { ...inPlan, taskId }, past),
  ],
  module: [
    (h, moduleId) => deleteModule(h, { ...inPlan, moduleId }),
    (h, moduleId, past) => restore.restoreModule(h, { ...inPlan, moduleId }, past),
  ],
  milestone: [
    (h, milestoneId) => deleteMilestone(h, { ...inPlan, milestoneId }),
    (h, milestoneId, past) => restore.restoreMilestone(h, { ...inPlan, milestoneId }, past),
  ],
};

test('deleting and putting back leaves the plan as it was, weights included', () => {
  const deletions = ['block', 'task', 'module', 'milestone'] as const;
  fc.assert(
    fc.property(
      fc.array(randomCommand, { maxLength: 60 }),
      fc.constantFrom(...deletions),
      fc.nat(40),
      (given, part, n) => {
        const context = counting();
        const { plan, past } = play({ ...blueprint, plan: start(context) }, given, context);
        const ids = [...plan[`${part}s`].keys()];
        const id = ids[n % ids.length];
        if (id === undefined) return;
        const [remove, back] = undoing[part];
        const removed = remove({ ...blueprint, plan }, id, context);
        const remember = pastOf<PlanEvent>(blueprint);
        const without = removed.reduce(evolvePlan, plan);
        expect(without[`${part}s`].has(id)).toBe(false);
        const later = removed.reduce(remember.evolve, past);
        const restored = back({ ...blueprint, plan: without }, id, later);
        const after = restored.reduce(evolvePlan, without);
        expect(after).toEqual(plan);
        expect(back({ ...blueprint, plan: after }, id, later)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
