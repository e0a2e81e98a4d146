import type { PersonRow } from '@waymark/api';
import { useMemo } from 'react';
import { useGetList, useListContext } from 'react-admin';
import {
  filterOfScope,
  scopeOf,
  type TeamMembers,
  type TaskScope,
  type TaskFilter,
} from './taskScope.ts';
import { useMe } from '../../../base/session/me.ts';

/** So many people a team has at most, for this. */
const MOST = 500;

/** Who is signed in, and the accounts of the team. */
export function useAround(): TeamMembers {
  const me = useMe()?.account.accountId;
  const { data } = useGetList<PersonRow>('people', {
    filter: { party: 'team' },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  return useMemo(() => ({ me, team: (data ?? []).map(({ id }) => id) }), [me, data]);
}

/** Whose tasks are looked at, and the way to others'. */
export function useReach(): { reach: TaskScope | null; show: (reach: TaskScope) => void } {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const around = useAround();
  const filter = filterValues as TaskFilter;
  return {
    reach: scopeOf(filter, around),
    show: (reach) =>
      setFilters(filterOfScope(reach, filter, around), displayedFilters as Record<string, boolean>),
  };
}
