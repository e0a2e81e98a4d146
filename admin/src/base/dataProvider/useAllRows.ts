import type { readSchemas, ResourceName } from '@waymark/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { z } from 'zod';

/** Most rows that one answer holds. */
const PER_PAGE = 1000;

/**
 * Every row of a resource that fits the filter, read page by page: for plans that are shown whole.
 * The key begins with the resource, so that live changes make it old like any list.
 */
export function useAllRows<R extends ResourceName>(
  resource: R,
  filter: Record<string, unknown>,
  sort: string,
  enabled = true,
) {
  type Row = z.output<(typeof readSchemas)[R]> & { id: string };
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'all', filter, sort],
    enabled,
    queryFn: async () => {
      const rows: Row[] = [];
      for (let page = 1, total = 1; rows.length < total; page += 1) {
        const answer = await dataProvider.getList<Row>(resource, {
          filter,
          sort: { field: sort, order: 'ASC' },
          pagination: { page, perPage: PER_PAGE },
        });
        if (answer.data.length === 0) break;
        rows.push(...answer.data);
        total = answer.total ?? rows.length;
      }
      return rows;
    },
  });
}
