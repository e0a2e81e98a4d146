import type { HistoryRow } from '@waymark/api';
import { useMemo } from 'react';
import { useInfiniteGetList } from 'react-admin';

/**
 * Of which plan, module or task, or about what; all without any. `q` searches, `actor` is an
 * account id.
 */
export type ActivityFilter = {
  planId?: string;
  /** As the rows of `history` say it: `client:<id>`. */
  about?: readonly string[];
  moduleId?: string;
  taskId?: string;
  q?: string;
  actor?: string;
  /** First and last day, `YYYY-MM-DD`, as the reader has them. */
  since?: string;
  until?: string;
};

const PAGE = 50;

/** The history of something, newest first, a page more at a time. */
export function useActivity(filter: ActivityFilter) {
  const query = useInfiniteGetList<HistoryRow>(
    'history',
    {
      filter:
        filter.q || filter.since || filter.until ? { ...filter, timeZone: readersZone() } : filter,
      sort: { field: 'position', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE },
    },
    { retry: false },
  );
  const rows = useMemo(
    () => query.data && unique(query.data.pages.flatMap(({ data }) => data)),
    [query.data],
  );
  return { ...query, rows, total: query.data?.pages[0]?.total ?? 0 };
}

/** Days that are looked for are those under which rows stand on this screen. */
const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A change that arrives between two pages shifts the second by one: its first row is then known
 * already.
 */
const unique = (rows: readonly HistoryRow[]): HistoryRow[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
