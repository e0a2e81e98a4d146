import type { TaskRow } from '@waymark/api';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useListContext, useInfiniteGetList } from 'react-admin';
import type { TaskFilter } from './taskScope.ts';
import { TaskCard, type BoardTask } from './TaskCard.tsx';
import { Button } from '@mui/material';
import { groupHeads, type WorkspaceDay } from './groups.ts';
import { inRunning } from './taskScope.ts';
import {
  Board,
  StatusMark,
  type CardHandle,
  type CardMove,
  type ShownColumn,
} from '../../../parts/board/index.ts';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import { useToday, useZone } from '../../../base/dates/useToday.ts';
import { useDropOnStatus } from '../../../parts/tasks/useDropOnStatus.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** Cards of a column before 'Show more' (LOOK). */
const PAGE = 100;

/**
 * The tasks of one status under a filter, a page more at a time: what is due first, or was done
 * last, stands first. `cards` keep their identity while nothing changes. `zone` is that of
 * the workspace.
 */
function useColumn(status: TaskRow['status'], filter: TaskFilter, { today, zone }: WorkspaceDay) {
  const isLeftOut = filter.status !== undefined && !filter.status.includes(status);
  const asked = useMemo(() => ({ ...inRunning, ...filter, status: [status] }), [filter, status]);
  const query = useInfiniteGetList<TaskRow>(
    'tasks',
    {
      filter: asked,
      sort:
        status === 'DONE'
          ? { field: 'statusAt', order: 'DESC' }
          : { field: 'dueDate', order: 'ASC' },
      pagination: { page: 1, perPage: PAGE },
    },
    { enabled: !isLeftOut, retry: false },
  );
  const pages = isLeftOut ? undefined : query.data?.pages;
  const cards = useMemo((): BoardTask[] => {
    const rows = (pages ?? []).flatMap(({ data }) => data);
    const tasks = [...new Map(rows.map((row) => [row.id, row])).values()];
    const heads = groupHeads(tasks, { today, zone });
    return tasks.map((task) => {
      const head = heads.get(task.id);
      return { ...{ id: task.id, title: task.headline, task }, head: head && { ...head, asked } };
    });
  }, [pages, today, zone, asked]);
  return {
    ...{ status, cards },
    total: pages?.[0]?.total ?? 0,
    isReady: isLeftOut || pages !== undefined,
    error: query.error,
    hasMore: query.hasNextPage,
    isMore: query.isFetchingNextPage,
    more: query.fetchNextPage,
    refetch: query.refetch,
  };
}
type StatusColumn = ReturnType<typeof useColumn>;

/** A column of the board as it is shown; the same as long as nothing in it changes. */
function useShownColumn(
  status: TaskRow['status'],
  filter: TaskFilter,
  day: WorkspaceDay,
): StatusColumn & { shown: ShownColumn<BoardTask> } {
  const t = useTexts();
  const column = useColumn(status, filter, day);
  const { cards, total, hasMore, isMore, more } = column;
  const shown = useMemo(
    () => ({
      ...{ id: status, cards, count: total },
      name: t(`taskStatus.${status}`),
      swatch: null,
      icon: <StatusMark status={status} />,
      ...(hasMore && {
        footer: (
          <Button
            className="tasks-more"
            variant="text"
            disabled={isMore}
            onClick={() => void more()}
          >
            {isMore ? t('words.loading') : t('allTasks.showMore')}
          </Button>
        ),
      }),
    }),
    [t, status, cards, total, hasMore, isMore, more],
  );
  return { ...column, shown };
}

/**
 * Four columns by status over all processes; a card that is dropped in another one gets its status.
 */
export function TaskBoard(): ReactNode {
  const t = useTexts();
  const filter = useListContext().filterValues as TaskFilter;
  const day = { today: useToday(), zone: useZone() };
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
    const task = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId)?.task;
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
    (card: BoardTask, handle: CardHandle) => <TaskCard card={card} handle={handle} />,
    [],
  );
  const failed = columns.find(({ error, isReady }) => error !== null && !isReady);
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
