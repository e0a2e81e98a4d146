import type { ModuleRow } from '@waymark/api';
import { useGetOne } from 'react-admin';

/**
 * A module of a plan. Whoever gives ids of their own may use one in several plans: where the one
 * that is found by it is of another plan, it is asked for in this one.
 */
export function useModuleIn(
  planId: string,
  moduleId: string,
  { enabled = true, retry = true }: { enabled?: boolean; retry?: boolean } = {},
) {
  const byId = useGetOne<ModuleRow>('modules', { id: moduleId }, { enabled, retry });
  const isOther = byId.data !== undefined && byId.data.planId !== planId;
  const here = useGetOne<ModuleRow>(
    'modules',
    { id: moduleId, meta: { filter: { planId } } },
    { enabled: enabled && isOther, retry },
  );
  const { data, error, refetch } = isOther ? here : byId;
  return { data, error, refetch };
}
