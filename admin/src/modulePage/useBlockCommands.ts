import type { BlockRow, PlanRef } from '@waymark/api';
import type { OwnContent, TaskContent } from '@waymark/events';
import { useMemo, useState } from 'react';
import { inOrder, movedTo } from './blockOrder.ts';
import { isOlder } from '../autosave/autosaveState.ts';
import { editorOf, ownContentOf } from '../blocks/index.ts';
import { useCommand } from '../dataProvider/useCommand.ts';
import { usePutBackToast } from '../undo/usePutBackToast.ts';
import { useTexts } from '../texts/index.ts';

type PendingOrder = { order: string[]; revision: string | null };

/**
 * All that changes the order and number of a module's blocks. A move is shown at once and kept until the rows tell it;
 * where it is refused, the old order is right again.
 */
export function useBlockCommands(
  plan: PlanRef,
  moduleId: string,
  blocks: readonly BlockRow[],
) {
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
    () =>
      pending === null || settled ? blocks : inOrder(blocks, pending.order),
    [blocks, pending, settled],
  );

  const addBlock = async (
    content: OwnContent,
    afterBlockId: string | null,
  ): Promise<string> => {
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
    await quietly('DeleteBlock', { plan, blockId }, { basedOn });
    const block = blocks.find(({ id }) => id === blockId);
    const content = block && ownContentOf(block);
    const word = content
      ? (editorOf(content)?.words[t.language].title ?? t('blocks.unnamed'))
      : t('blocks.taskWord');
    offerPutBack(t('blocks.deleted', { kind: word }), {
      ...({ plan, part: 'block', id: blockId } as const),
    });
  };
  return { shown, addBlock, addTask, move, remove };
}
export type BlockCommands = ReturnType<typeof useBlockCommands>;
