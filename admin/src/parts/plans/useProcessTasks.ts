import type { TaskRow } from '@waymark/api';
import { useEffect, useMemo } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { tasksByModule } from './outline.ts';

/** The number of rows that one read may have. */
const PAGE = 1000;

/** All tasks of a process by module, in reading order; undefined until every one is there. */
export function useProcessTasks(planId: string) {
  const query = useInfiniteGetList<TaskRow>('tasks', {
    filter: { planId },
    sort: { field: 'place', order: 'ASC' },
    pagination: { page: 1, perPage: PAGE },
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const tasks = useMemo(
    () =>
      data === undefined || hasNextPage
        ? undefined
        : tasksByModule(data.pages.flatMap((page) => page.data)),
    [data, hasNextPage],
  );
  return { ...query, tasks };
}
