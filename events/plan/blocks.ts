import { z } from 'zod';
import { blockContent, ownContent } from '../blocks/index.ts';
import { definePart } from './part.ts';

const inBlock = { blockId: z.string(), moduleId: z.string() };

/**
 * A piece of a module's content: of one of the kinds (`events/blocks`), or the place of a task.
 * Ordered by weight within its module (PRODUCT 1.9).
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
export const ownBlock = blockPart.written.extend({ content: ownContent });
