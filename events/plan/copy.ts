import { z } from 'zod';
import { defineEvent } from '../define.ts';
import { blockSchema } from './blocks.ts';
import { milestoneSchema } from './milestones.ts';
import { moduleSchema } from './modules.ts';
import { placeholderSchema } from './placeholders.ts';
import { taskSchema } from './tasks.ts';
import { variableSchema } from './variables.ts';

/** A module with all that is in it, as an import or a rollout copies it. */
export const wholeModule = moduleSchema.extend({
  blocks: z.array(blockSchema),
  tasks: z.array(taskSchema),
});
export type WholeModule = z.infer<typeof wholeModule>;

/** Where a copied plan came from. */
export const copySource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), fileName: z.string() }),
  z.object({ kind: z.literal('template'), template: z.string() }),
  z.object({
    kind: z.literal('blueprint'),
    blueprintId: z.string(),
    name: z.string(),
    revision: z.string(),
  }),
]);

/**
 * Whole modules, with milestones, placeholders and variables, arrive at once: by an import, by a ready template or by
 * a rollout. A large plan comes in `parts` events of one append, numbered from 1, so that a thousand tasks are a few
 * events and not thousands (DESIGN: streams).
 */
export const copyEvents = [
  defineEvent(
    'PlanCopied',
    z.object({
      source: copySource,
      part: z.number().int(),
      parts: z.number().int(),
      milestones: z.array(milestoneSchema),
      modules: z.array(wholeModule),
      placeholders: z.array(placeholderSchema),
      variables: z.array(variableSchema),
    }),
  ),
] as const;
