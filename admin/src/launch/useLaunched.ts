import type { PlaceholderRow, VariableRow } from '@waymark/api';
import { useGetList } from 'react-admin';
import { usePlanModules } from '../modulePage/planKinds.ts';
import { useProcessTasks } from '../processPage/useProcessTasks.ts';
import type { Launched } from './launchLines.ts';

/** What a process holds, kept true by live changes; undefined until all of it is there. */
export function useLaunched(planId: string): {
  launched: Launched | undefined;
  error: Error | null;
  reload: () => void;
} {
  const all = {
    filter: { planId },
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 1000 },
  };
  const modules = usePlanModules(planId);
  const tasks = useProcessTasks(planId);
  const placeholders = useGetList<PlaceholderRow>('placeholders', all);
  const variables = useGetList<VariableRow>('variables', all);
  const launched =
    modules.modules && tasks.tasks && placeholders.data && variables.data
      ? {
          modules: modules.modules,
          tasks: [...tasks.tasks.values()].flat(),
          placeholders: placeholders.data,
          variables: variables.data,
        }
      : undefined;
  return {
    launched,
    error:
      modules.error ?? tasks.error ?? placeholders.error ?? variables.error,
    reload: () =>
      void [modules, tasks, placeholders, variables].forEach(
        (query) => void query.refetch(),
      ),
  };
}
