import type { BlockRow } from '@waymark/api';

/**
 * Where a task stands among the blocks of its module, and where the next task before it (-1) or
 * behind it (1) does, whatever texts stand between; null where there is none.
 */
export function besideTask(
  blocks: readonly Pick<BlockRow, 'id' | 'taskId'>[],
  blockId: string,
  by: 1 | -1,
): { readonly from: number; readonly to: number } | null {
  const from = blocks.findIndex(({ id }) => id === blockId);
  const places = blocks.flatMap(({ taskId }, at) => (taskId === null ? [] : [at]));
  const nth = places.indexOf(from);
  const to = places[nth + by];
  return nth < 0 || to === undefined ? null : { from, to };
}
