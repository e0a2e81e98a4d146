import { singleModules } from '@waymark/events/blueprintKind';
import { useListContext } from 'react-admin';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';

const fields: Readonly<Record<string, string>> = { name: 'title' };

/**
 * The single modules, as the list looks for and orders its rows; they stand behind the last of
 * them.
 */
export function useSingleModules() {
  const { sort, filterValues, page, perPage, total = 0 } = useListContext();
  const words: unknown = filterValues['holds'];
  const { data } = useAllRows(
    'modules',
    {
      planId: singleModules,
      planKind: 'blueprint',
      ...(typeof words === 'string' && words !== '' && { q: words }),
    },
    fields[sort.field] ?? sort.field,
    page * perPage >= total,
  );
  return sort.order === 'DESC' ? data?.toReversed() : data;
}
