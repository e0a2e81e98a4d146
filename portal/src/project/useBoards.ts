import { readAll, type TaskRow } from '../api/reads.ts';
import { useQuery } from '../api/useQuery.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** The tasks that the reader sees on boards of projects, by project (PRODUCT 8.10). */
export function useBoards(): [planId: string, tasks: TaskRow[]][] {
  const { workspaceId } = useWorkspace();
  // Any change of a plan makes it old, as it does what begins with executions.
  const { data = [] } = useQuery(`executions ${workspaceId} boards`, () =>
    readAll(workspaceId, 'tasks', {
      filter: { planKind: ['project'], active: true },
      sort: ['place', 'ASC'],
    }),
  );
  return [...Map.groupBy(data, ({ planId }) => planId)];
}
