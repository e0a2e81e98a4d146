import { filterOf, listPath, sameFilter } from '../../../parts/plans/executionFilter.ts';
import { readColumns, writtenColumns } from './columns.ts';

/** What needs us first (PRODUCT 8.5). */
export const USUAL_SORT = { field: 'turn', order: 'ASC' } as const;

/**
 * Filters, order and columns of an address of the list, which is what a view keeps; not the page.
 */
function partsOf(search: string) {
  const params = new URLSearchParams(search);
  const sort = {
    field: params.get('sort') ?? USUAL_SORT.field,
    order: params.get('order') ?? USUAL_SORT.order,
  };
  return {
    filter: filterOf(search),
    sort,
    columns: writtenColumns(readColumns(params.get('columns'))),
  };
}

/** The address of the list as a view keeps it: what stands behind its `?`. */
export function viewSearch(search: string): string {
  const { filter, sort, columns } = partsOf(search);
  const kept = new URLSearchParams(listPath(filter).slice(2));
  if (!isSameSort(sort, USUAL_SORT)) {
    kept.set('sort', sort.field);
    kept.set('order', sort.order);
  }
  if (columns !== null) kept.set('columns', columns);
  return kept.toString();
}

/** Whether two addresses show the same, whatever the order of their words. */
export function sameView(a: string, b: string): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  return (
    sameFilter(one.filter, other.filter) &&
    isSameSort(one.sort, other.sort) &&
    one.columns === other.columns
  );
}

type Sort = { readonly field: string; readonly order: string };
const isSameSort = (a: Sort, b: Sort): boolean => a.field === b.field && a.order === b.order;
