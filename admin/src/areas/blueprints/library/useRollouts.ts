import { useGetList } from 'react-admin';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';

/** How many executions were rolled out from a process template; undefined until that is known. */
export const useRollouts = (blueprintId: string, enabled = true): number | undefined =>
  useGetList(
    'executions',
    { filter: { blueprintId }, sort: { field: 'id', order: 'ASC' }, pagination: onlyCounted },
    { enabled },
  ).total;
