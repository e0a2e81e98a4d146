import type { TaskRow } from '@waymark/api';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { TaskFilter } from './reach.ts';
import { TaskCard, type BoardTask } from './TaskCard.tsx';
import { useShownColumn } from './useShownColumn.tsx';
import { Board, type CardHandle, type CardMove } from '../board/index.ts';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import { useToday } from '../dates/useToday.ts';
import { useDropOnStatus } from '../taskSidebar/useDropOnStatus.tsx';
import { useTexts } from '../texts/index.ts';

/** Four columns by status over all processes; a card that is dropped in another one gets its status. */
export function TaskBoard(): ReactNode {
  const t = useTexts();
  const filter = useListContext().filterValues as TaskFilter;
  const day = useToday();
  const todo = useShownColumn('TODO', filter, day);
  const doing = useShownColumn('IN_PROGRESS', filter, day);
  const stuck = useShownColumn('STUCKED', filter, day);
  const done = useShownColumn('DONE', filter, day);
  const columns = [todo, doing, stuck, done];
  const shown = useMemo(
    () => [todo.shown, doing.shown, stuck.shown, done.shown],
    [todo.shown, doing.shown, stuck.shown, done.shown],
  );
  const { drop, dialogs } = useDropOnStatus();
  const onMoveCard = async ({ cardId, toColumnId }: CardMove) => {
    const task = columns
      .flatMap(({ cards }) => cards)
      .find(({ id }) => id === cardId)?.task;
    const status = toColumnId as TaskRow['status'];
    // Within a column the days give the order.
    if (task === undefined || task.status === status) return;
    await drop(task, status);
    await Promise.all(
      columns
        .filter((column) => [task.status, status].includes(column.status))
        .map(({ refetch }) => refetch()),
    );
  };
  const renderCard = useCallback(
    (card: BoardTask, handle: CardHandle) => (
      <TaskCard card={card} handle={handle} />
    ),
    [],
  );
  const failed = columns.find(
    ({ error, isReady }) => error !== null && !isReady,
  );
  if (failed !== undefined)
    return (
      <ErrorState
        what={t('allTasks.failed')}
        onRetry={() => columns.forEach(({ refetch }) => void refetch())}
        {...whyNot(failed.error)}
      />
    );
  if (!columns.every(({ isReady }) => isReady))
    return <Skeleton board rows={4} label={t('allTasks.loading')} />;
  return (
    <div className="tasks-board">
      <Board
        label={t('words.status')}
        columns={shown}
        renderCard={renderCard}
        onMoveCard={onMoveCard}
        columnNoun={t('words.status')}
      />
      {dialogs}
    </div>
  );
}
