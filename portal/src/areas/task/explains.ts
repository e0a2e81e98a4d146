import type { BlockRow } from '../../base/api/reads.ts';
import type { OwnContent } from '@waymark/events';
import { viewOf } from '../../parts/blocks/index.ts';

type Block = Pick<BlockRow, 'id' | 'weight' | 'content'>;

/**
 * Finds the blocks that explain a task: those that stand right before its own; where other tasks
 * stand between, those that open the same list of tasks. What follows up to the next task belongs
 * to it too.
 * @param blocks of the task's page
 * @param blockId the task's own block
 * @returns what each of them holds, in reading order, without empty ones
 */
export function explains(blocks: readonly Block[], blockId: string): OwnContent[] {
  const inOrder = blocks.toSorted((a, b) => a.weight - b.weight);
  const at = inOrder.findIndex(({ id }) => id === blockId);
  if (at < 0) return [];
  let end = at;
  while (end > 0 && isTask(inOrder[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && !isTask(inOrder[start - 1])) start -= 1;
  let after = at + 1;
  while (after < inOrder.length && !isTask(inOrder[after])) after += 1;
  // Blocks after the last task of a list may open the next list: they stand with that one where
  // tasks follow.
  const closing = after === inOrder.length ? inOrder.slice(at + 1) : [];
  return [...inOrder.slice(start, end), ...closing]
    .map(({ content }) => content)
    .filter((content) => content.type !== 'task')
    .filter((content) => viewOf(content)?.saysSomething(content) === true);
}

const isTask = (block: Block | undefined): boolean => block?.content.type === 'task';
