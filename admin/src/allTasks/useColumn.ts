import type { TaskRow } from '@waymark/api';
import { useMemo } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { groupHeads } from './groups.ts';
import { inRunning, type TaskFilter } from './reach.ts';
import type { BoardTask } from './TaskCard.tsx';

/** Cards of a column before 'Show more' (LOOK). */
const PAGE = 100;

/**
 * The tasks of one status under a filter, a page more at a time: what is due first, or was done last, stands first. `cards`
 * keep their identity while nothing changes. `today` is the reader's day.
 */
export function useColumn(
  status: TaskRow['status'],
  filter: TaskFilter,
  today: string,
) {
  const isLeftOut =
    filter.status !== undefined && !filter.status.includes(status);
  const asked = useMemo(
    () => ({ ...inRunning, ...filter, status: [status] }),
    [filter, status],
  );
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
    const heads = groupHeads(tasks, today);
    return tasks.map((task) => {
      const head = heads.get(task.id);
      return {
        ...{ id: task.id, title: task.headline, task },
        head: head && { ...head, asked },
      };
    });
  }, [pages, today, asked]);
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
export type Column = ReturnType<typeof useColumn>;
