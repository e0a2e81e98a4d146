import { filterOf, listPath, sameFilter } from './filters.ts';
import { readColumns, writtenColumns } from './columns.ts';

const USUAL_SORT = 'updatedAt DESC';

/** Filters, order and columns of an address of the list, which is what a view keeps; not the page. */
function partsOf(search: string) {
  const params = new URLSearchParams(search);
  const sort = `${params.get('sort') ?? 'updatedAt'} ${params.get('order') ?? 'DESC'}`;
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
  const [field, order] = sort.split(' ');
  if (sort !== USUAL_SORT && field !== undefined && order !== undefined) {
    kept.set('sort', field);
    kept.set('order', order);
  }
  if (columns !== null) kept.set('columns', columns);
  return kept.toString();
}

/** Whether two addresses show the same, whatever the order of their words. */
export function sameView(a: string, b: string): boolean {
  const [one, other] = [partsOf(a), partsOf(b)];
  return (
    sameFilter(one.filter, other.filter) &&
    one.sort === other.sort &&
    one.columns === other.columns
  );
}
