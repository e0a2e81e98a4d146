import type { MailingRow } from '@waymark/api';
import { useMemo } from 'react';
import { useInfiniteGetList } from 'react-admin';

const PAGE = 50;

/** What became of all that somebody is told by mail about a process, the latest first, a page more at a time. */
export function useMails(planId: string, accountId: string | null) {
  const query = useInfiniteGetList<MailingRow>(
    'mailings',
    {
      filter: { planId, ...(accountId !== null && { accountId }) },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE },
    },
    { retry: false },
  );
  const rows = useMemo(
    () =>
      query.data && [
        ...new Map(
          query.data.pages
            .flatMap(({ data }) => data)
            .map((row) => [row.id, row] as const),
        ).values(),
      ],
    [query.data],
  );
  return { ...query, rows, total: query.data?.pages[0]?.total ?? 0 };
}
