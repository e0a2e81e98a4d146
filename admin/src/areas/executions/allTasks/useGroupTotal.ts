import type { TaskRow } from '@waymark/api';
import { useGetList } from 'react-admin';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import type { TasksQuery, GroupTotal } from './groupTotals.ts';
import { USUAL_SORT } from './taskSearch.ts';

/** How many tasks are in a group, loaded or not; until that is known, as many as are loaded. */
export function useGroupTotal({ of, less: [one, other] }: GroupTotal, loaded: number): number {
  const totals = [useCounted(of), useCounted(one), useCounted(other)];
  if (totals.includes(undefined)) return loaded;
  const [all = 0, less = 0, more = 0] = totals;
  return Math.max(loaded, all - less - more);
}

/** 0 where nothing is asked; undefined until it is known. */
function useCounted(filter: TasksQuery | undefined): number | undefined {
  const { total } = useGetList<TaskRow>(
    'tasks',
    { filter: filter ?? {}, sort: USUAL_SORT, pagination: onlyCounted },
    { enabled: filter !== undefined },
  );
  return filter === undefined ? 0 : total;
}
