import type { BlockRow } from '../api/reads.ts';
import { saysSomething } from './saysSomething.ts';

type Block = Pick<BlockRow, 'id' | 'type' | 'weight' | 'html'>;

/**
 * The texts that explain a task: those that stand right before its block; where other tasks stand between, the texts that
 * open the same list of tasks. What follows up to the next task belongs to it too.
 * @param blocks of the task's page
 * @param blockId the task's own block
 * @returns HTML of each text, in reading order, without empty ones
 */
export function explains(blocks: readonly Block[], blockId: string): string[] {
  const inOrder = blocks.toSorted((a, b) => a.weight - b.weight);
  const at = inOrder.findIndex(({ id }) => id === blockId);
  if (at < 0) return [];
  let end = at;
  while (end > 0 && inOrder[end - 1]!.type === 'task') end -= 1;
  let start = end;
  while (start > 0 && inOrder[start - 1]!.type === 'text') start -= 1;
  let after = at + 1;
  while (inOrder[after]?.type === 'text') after += 1;
  // Texts after the last task of a list may open the next list: they stand with that one where tasks follow.
  const closing = after === inOrder.length ? inOrder.slice(at + 1) : [];
  return [...inOrder.slice(start, end), ...closing]
    .map(({ html }) => html ?? '')
    .filter(saysSomething);
}
