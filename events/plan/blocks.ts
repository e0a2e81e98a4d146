import { z } from 'zod';
import { changed, changeOf, defineEvent, without } from '../define.ts';
import type { PlanEvent } from './plan.ts';
import { reweighed } from './reweighed.ts';

/**
 * A piece of a module's content: text (`html`, sanitised) or the place of a task (`taskId`). Ordered by weight within
 * its module (PRODUCT 1.9).
 */
export const blockSchema = z.object({
  blockId: z.string(),
  moduleId: z.string(),
  weight: z.number(),
  content: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), html: z.string() }),
    z.object({ type: z.literal('task'), taskId: z.string() }),
  ]),
});
export type Block = z.infer<typeof blockSchema>;
export type Blocks = ReadonlyMap<string, Block>;

const inBlock = { blockId: z.string(), moduleId: z.string() };

export const blockEvents = [
  defineEvent(
    'TextBlockAdded',
    z.object({ ...inBlock, weight: z.number(), html: z.string() }),
  ),
  defineEvent(
    'TextBlockSet',
    z.object({ ...inBlock, ...changeOf(z.string()) }),
  ),
  defineEvent(
    'BlockWeightsSet',
    z.object({
      moduleId: z.string(),
      weights: z.record(z.string(), z.number()),
    }),
  ),
  defineEvent('TextBlockRemoved', z.object({ ...inBlock, html: z.string() })),
  /** Back under its old id, with the text that it had when it was removed. */
  defineEvent(
    'TextBlockRestored',
    z.object({ ...inBlock, weight: z.number(), html: z.string() }),
  ),
] as const;

export function evolveBlocks(
  blocks: Blocks,
  { type, data }: PlanEvent,
): Blocks {
  switch (type) {
    case 'TextBlockAdded':
    case 'TextBlockRestored': {
      const { html, ...block } = data;
      return new Map(blocks).set(data.blockId, {
        ...block,
        content: { type: 'text', html },
      });
    }
    case 'TaskAdded':
    case 'TaskRestored':
      return new Map(blocks).set(data.task.blockId, {
        blockId: data.task.blockId,
        moduleId: data.task.moduleId,
        weight: data.weight,
        content: { type: 'task', taskId: data.task.taskId },
      });
    case 'ModuleRestored':
      return withAll(blocks, data.blocks);
    case 'MilestoneRestored':
    case 'PlanCopied':
      return withAll(
        blocks,
        data.modules.flatMap((m) => m.blocks),
      );
    case 'TextBlockSet':
      return changed(blocks, data.blockId, {
        content: { type: 'text', html: data.to },
      });
    case 'BlockWeightsSet':
      return reweighed(blocks, data.weights);
    case 'TextBlockRemoved':
    case 'TaskRemoved':
      return without(blocks, (b) => b.blockId === data.blockId);
    case 'ModuleRemoved':
      return without(blocks, (b) => b.moduleId === data.moduleId);
    case 'MilestoneRemoved':
      return without(blocks, (b) => data.moduleIds.includes(b.moduleId));
    default:
      return blocks;
  }
}

const withAll = (blocks: Blocks, more: readonly Block[]): Blocks =>
  more.length === 0
    ? blocks
    : new Map([...blocks, ...more.map((b) => [b.blockId, b] as const)]);
