import { z } from 'zod';
import { blockContent, ownContent } from '../blocks/index.ts';
import { changed, changeOf, defineEvent, without } from '../define.ts';
import { definePart } from './part.ts';
import type { PlanEvent } from './plan.ts';
import { reweighed } from './reweighed.ts';
import { unmoved } from './unmoved.ts';

const inBlock = { blockId: z.string(), moduleId: z.string() };

/**
 * A piece of a module's content: of one of the kinds (`events/blocks`), or the place of a task. Ordered by weight within
 * its module (PRODUCT 1.9).
 */
export const blockPart = definePart(
  'blockId',
  { ...inBlock, weight: z.number(), content: blockContent },
  {},
  {},
);
export type Block = ReturnType<typeof blockPart.read>;
export type Blocks = ReadonlyMap<string, Block>;

/** A block that stands by itself: a task's place comes and goes with its task. */
const ownBlock = blockPart.written.extend({ content: ownContent });

export const blockEvents = [
  defineEvent('BlockAdded', z.object({ block: ownBlock })),
  defineEvent(
    'BlockContentSet',
    z.object({ ...inBlock, ...changeOf(ownContent) }),
  ),
  defineEvent(
    'BlockWeightsSet',
    z.object({
      moduleId: z.string(),
      weights: z.record(z.string(), z.number()),
    }),
  ),
  defineEvent('BlockRemoved', z.object({ ...inBlock, content: ownContent })),
  /** Back under its old id, with what it held when it was removed. */
  defineEvent('BlockRestored', z.object({ block: ownBlock })),
] as const;
type BlockEvent = z.infer<(typeof blockEvents)[number]>;

export function evolveBlocks(
  blocks: Blocks,
  { type, data }: PlanEvent,
): Blocks {
  switch (type) {
    case 'BlockAdded':
    case 'BlockRestored':
      return blockPart.into(blocks, [data.block]);
    case 'TaskAdded':
    case 'TaskRestored':
      return blockPart.into(blocks, [
        {
          blockId: data.task.blockId,
          moduleId: data.task.moduleId,
          weight: data.weight,
          content: { type: 'task', taskId: data.task.taskId },
        },
      ]);
    case 'ModuleRestored':
      return blockPart.into(blocks, data.blocks);
    case 'MilestoneRestored':
    case 'PlanCopied':
      return blockPart.into(
        blocks,
        data.modules.flatMap((m) => m.blocks),
      );
    case 'BlockContentSet':
      return changed(blocks, data.blockId, { content: data.to });
    case 'BlockWeightsSet':
      return reweighed(blocks, data.weights);
    case 'BlockRemoved':
    case 'TaskRemoved':
      return without(blocks, (b) => b.blockId === data.blockId);
    case 'ModuleRemoved':
      return without(blocks, (b) => b.moduleId === data.moduleId);
    case 'MilestoneRemoved':
      return without(blocks, (b) => data.moduleIds.includes(b.moduleId));
    default:
      return unmoved<BlockEvent, Blocks>(blocks, type);
  }
}
