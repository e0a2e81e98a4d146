import type { BlockRow, CommandReply, PlanRef } from '@waymark/api';
import type { OwnContent, TaskContent } from '@waymark/events';
import { useMemo, useState } from 'react';
import { isOlder } from '@waymark/client';
import { editorOf, ownContentOf } from '../../../parts/blocks/index.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { usePutBackToast } from '../../../parts/toasts/usePutBackToast.ts';
import { useTexts } from '../../../base/texts/index.ts';

type PendingOrder = { order: string[]; revision: string | null };

/** The list with one entry put at `index` (of the list as it will be). */
export function movedTo(order: readonly string[], id: string, index: number): string[] {
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}

/**
 * Rows in an order of ids; rows that it does not name follow, so that what arrives meanwhile is
 * seen.
 */
export function inOrder<R extends { id: string }>(
  rows: readonly R[],
  order: readonly string[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = new Set(order);
  return [...order.flatMap((id) => byId.get(id) ?? []), ...rows.filter(({ id }) => !named.has(id))];
}

/**
 * All that changes the order and number of a module's blocks. A move is shown at once and kept
 * until the rows tell it; where it is refused, the old order is right again.
 */
export function useBlockCommands(plan: PlanRef, moduleId: string, blocks: readonly BlockRow[]) {
  const t = useTexts();
  const send = useCommand();
  const quietly = useCommand({ quiet: true });
  const offerPutBack = usePutBackToast();
  const [pending, setPending] = useState<PendingOrder | null>(null);
  const settled =
    pending?.revision != null &&
    blocks[0] !== undefined &&
    !isOlder(blocks[0].planRevision, pending.revision);
  const shown = useMemo(
    () => (pending === null || settled ? blocks : inOrder(blocks, pending.order)),
    [blocks, pending, settled],
  );

  const addBlock = async (content: OwnContent, afterBlockId: string | null): Promise<string> => {
    const blockId = crypto.randomUUID();
    await send('AddBlock', { plan, moduleId, blockId, afterBlockId, content });
    return blockId;
  };
  const addTask = async (
    content: TaskContent,
    afterBlockId: string | null,
    headline?: string,
  ): Promise<string> => {
    const taskId = crypto.randomUUID();
    await send('AddTask', {
      plan,
      moduleId,
      taskId,
      blockId: crypto.randomUUID(),
      afterBlockId,
      content,
      ...(headline !== undefined && { headline }),
    });
    return taskId;
  };
  const addTasks = (
    headlines: readonly string[],
    afterBlockId: string | null,
  ): Promise<CommandReply> =>
    send('AddTasks', {
      ...{ plan, moduleId, afterBlockId },
      tasks: headlines.map((headline) => ({
        ...{ taskId: crypto.randomUUID(), blockId: crypto.randomUUID(), headline },
      })),
    });
  const move = async (blockId: string, index: number): Promise<void> => {
    setPending({
      order: movedTo(
        shown.map(({ id }) => id),
        blockId,
        index,
      ),
      revision: null,
    });
    try {
      const { revision } = await send('MoveBlock', { plan, blockId, index });
      setPending((now) => now && { ...now, revision });
    } catch {
      setPending(null);
    }
  };
  const remove = async (blockId: string, basedOn?: string): Promise<void> => {
    const gone = { resource: 'blocks', id: blockId, gone: true } as const;
    await quietly('DeleteBlock', { plan, blockId }, { basedOn, shows: gone });
    const block = blocks.find(({ id }) => id === blockId);
    const content = block && ownContentOf(block);
    const word = content
      ? (editorOf(content)?.words[t.language].title ?? t('blocks.unnamed'))
      : t('blocks.taskWord');
    offerPutBack(t('blocks.deleted', { kind: word }), {
      ...({ plan, part: 'block', id: blockId } as const),
    });
  };
  return { shown, addBlock, addTask, addTasks, move, remove };
}
export type BlockCommands = ReturnType<typeof useBlockCommands>;
