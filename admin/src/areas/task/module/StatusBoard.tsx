import type { TaskRow } from '@waymark/api';
import type { TaskStatus } from '@waymark/look';
import { useCallback, useMemo, type ReactNode } from 'react';
import { StatusCard } from './StatusCard.tsx';
import { Board, StatusMark, type CardHandle, type CardMove } from '../../../parts/board/index.ts';
import { useDropOnStatus } from '../../../parts/tasks/useDropOnStatus.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type StatusCardData = { readonly id: string; readonly title: string; readonly task: TaskRow };

/** As the board has them (PRODUCT 7.1). */
const order: readonly TaskStatus[] = ['TODO', 'IN_PROGRESS', 'DONE', 'STUCKED'];

/**
 * The tasks of a module in four columns by status; a card that is dropped in another one gets its
 * status.
 */
export function StatusBoard({ tasks }: { tasks: ReadonlyMap<string, TaskRow> }): ReactNode {
  const t = useTexts();
  const { drop, dialogs } = useDropOnStatus();
  const columns = useMemo(
    () =>
      order.map((status) => {
        const cards = [...tasks.values()]
          .filter((task) => task.status === status)
          .map((task): StatusCardData => ({ ...{ id: task.id, title: task.headline, task } }));
        return {
          ...{ id: status, cards, count: cards.length },
          name: t(`taskStatus.${status}`),
          swatch: null,
          icon: <StatusMark status={status} />,
        };
      }),
    [t, tasks],
  );
  const onMoveCard = async ({ cardId, toColumnId }: CardMove) => {
    const task = tasks.get(cardId);
    // Within a column the module gives the order.
    if (task === undefined || task.status === toColumnId) return;
    await drop(task, toColumnId as TaskStatus);
  };
  const renderCard = useCallback(
    ({ task }: StatusCardData, handle: CardHandle) => <StatusCard task={task} handle={handle} />,
    [],
  );
  return (
    <div className="module-board">
      <Board
        label={t('words.status')}
        columns={columns}
        renderCard={renderCard}
        onMoveCard={onMoveCard}
        columnNoun={t('words.status')}
      />
      {dialogs}
    </div>
  );
}
