import { z } from 'zod';
import { copiedParts, firstSources } from '../plan/copyEvents.ts';
import type { PastVersion } from '../versions.ts';
import {
  milestoneV1,
  moduleV1,
  placeholderV1,
  taskV1,
  typed,
  variableV1,
  wholeModuleV1,
  wholeTyped,
} from './partsOfV1.ts';

/**
 * Events that bring parts of a plan. Since version 2 they hold of each what differs from a new one,
 * and tasks have types.
 */

const past = <Schema extends z.ZodType>(
  data: Schema,
  upcast: (data: z.infer<Schema>) => unknown,
): readonly PastVersion[] => [{ data, upcast }];

/** Before plans could be cloned. */
const firstSource = z.discriminatedUnion('kind', firstSources);

const taskArrived = past(z.object({ task: taskV1, weight: z.number() }), ({ task, weight }) => ({
  task: typed(task),
  weight,
}));

export const planParts = {
  TaskAdded: taskArrived,
  TaskRestored: taskArrived,
  ModuleAdded: past(moduleV1, (module) => module),
  ModuleRestored: past(wholeModuleV1, wholeTyped),
  MilestoneRestored: past(milestoneV1.extend({ modules: z.array(wholeModuleV1) }), (milestone) => ({
    ...milestone,
    modules: milestone.modules.map(wholeTyped),
  })),
  PlanCopied: [
    /**
     * None of its parts says where it came from: what a rollout was made from is found by
     * `originsOf`.
     */
    ...past(
      z.object({
        source: firstSource,
        part: z.number().int(),
        parts: z.number().int(),
        milestones: z.array(milestoneV1),
        modules: z.array(wholeModuleV1),
        placeholders: z.array(placeholderV1),
        variables: z.array(variableV1),
      }),
      (copied) => ({ ...copied, modules: copied.modules.map(wholeTyped) }),
    ),
    ...past(copiedParts.extend({ source: firstSource }), (copied) => copied),
  ],
};
