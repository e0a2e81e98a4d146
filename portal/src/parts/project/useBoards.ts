import { readAll, type TaskRow } from '../../base/api/reads.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import { membershipsIn } from '../../base/workspace/chooseMembership.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/** The tasks that the reader sees on boards of projects, by project (PRODUCT 8.10). */
export function useBoards(): [planId: string, tasks: TaskRow[]][] {
  const { workspaceId, membership, memberships } = useWorkspace();
  // Any change of a plan makes it old, as it does what begins with executions.
  const { data = [] } = useQuery(`executions ${workspaceId} boards`, () =>
    readAll(workspaceId, 'tasks', {
      filter: { planKind: ['project'], active: true },
      sort: ['place', 'ASC'],
    }),
  );
  // Whoever is a user of several clients reads the boards of all of them.
  const several = membershipsIn(memberships, workspaceId).length > 1;
  const { data: projects } = useQuery(several ? `projects ${workspaceId}` : undefined, () =>
    readAll(workspaceId, 'projects', { sort: ['name', 'ASC'] }),
  );
  const theirs = new Set(
    projects?.flatMap(({ id, clientId }) => (clientId === membership.clientId ? id : [])),
  );
  return [
    ...Map.groupBy(
      several ? data.filter(({ planId }) => theirs.has(planId)) : data,
      ({ planId }) => planId,
    ),
  ];
}
