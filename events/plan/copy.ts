import { z } from 'zod';
import { defineEvent } from '../define.ts';
import { blockPart, type Block } from './blocks.ts';
import { milestonePart } from './milestones.ts';
import { modulePart, type Module } from './modules.ts';
import { placeholderPart } from './placeholders.ts';
import { taskPart, type Task } from './tasks.ts';
import { variablePart } from './variables.ts';

/** A module with all that is in it, as an import or a rollout copies it. */
export type WholeModule = Module & {
  readonly blocks: Block[];
  readonly tasks: Task[];
};
export const wholeModule = modulePart.written.extend({
  blocks: z.array(blockPart.written),
  tasks: z.array(taskPart.written),
});
export type WrittenWhole = z.infer<typeof wholeModule>;

/** A whole module as an event holds it. */
export const writeWhole = ({
  blocks,
  tasks,
  ...rest
}: WholeModule): WrittenWhole => ({
  ...modulePart.write(rest),
  blocks: blocks.map(blockPart.write),
  tasks: tasks.map(taskPart.write),
});

/** Where a copied plan came from. */
export const copySource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('import'), fileName: z.string() }),
  z.object({ kind: z.literal('template'), template: z.string() }),
  z.object({
    kind: z.literal('blueprint'),
    blueprintId: z.string(),
    name: z.string(),
    /** Of the blueprint's stream: how many events it had, less one. */
    revision: z.string(),
  }),
]);
export type CopySource = z.infer<typeof copySource>;

/**
 * Whole modules, with milestones, placeholders and variables, arrive at once: by an import, by a ready template or by
 * a rollout. A large plan comes in `parts` events of one append, numbered from 1, so that a thousand tasks are a few
 * events and not thousands (DESIGN: streams). In a rollout each part names its `origin`: the id that it has in the
 * blueprint at the revision of the source.
 */
export const copyEvents = [
  defineEvent(
    'PlanCopied',
    z.object({
      source: copySource,
      part: z.number().int(),
      parts: z.number().int(),
      milestones: z.array(milestonePart.written),
      modules: z.array(wholeModule),
      placeholders: z.array(placeholderPart.written),
      variables: z.array(variablePart.written),
    }),
  ),
] as const;
