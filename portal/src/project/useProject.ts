import { useMemo } from 'react';
import type {
  BlockRow,
  ExecutionRow,
  MilestoneRow,
  ModuleRow,
  PersonRow,
  PlaceholderRow,
  TaskRow,
} from '../api/reads.ts';
import type { QueryState } from '../api/queryCache.ts';
import { readAll } from '../api/reads.ts';
import { useQuery } from '../api/useQuery.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { directory } from './who.ts';
import type { Directory } from './who.ts';

/** Keys begin with the resource and hold the plan's id: live changes find by them what to fetch again. */

export function useProjects(): QueryState<ExecutionRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(`executions ${workspaceId}`, () =>
    readAll(workspaceId, 'executions', { sort: ['createdAt', 'DESC'] }),
  );
}

/** All tasks of a project that the reader may see, in reading order. */
export function useTasks(processId: string | undefined): QueryState<TaskRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(processId && `tasks ${workspaceId} ${processId}`, () =>
    readAll(workspaceId, 'tasks', {
      filter: { planId: processId! },
      sort: ['place', 'ASC'],
    }),
  );
}

export function useMilestones(
  processId: string | undefined,
): QueryState<MilestoneRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(processId && `milestones ${workspaceId} ${processId}`, () =>
    readAll(workspaceId, 'milestones', {
      filter: { planId: processId! },
      sort: ['weight', 'ASC'],
    }),
  );
}

export function useModules(processId: string): QueryState<ModuleRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(`modules ${workspaceId} ${processId}`, () =>
    readAll(workspaceId, 'modules', {
      filter: { planId: processId },
      sort: ['weight', 'ASC'],
    }),
  );
}

/** The content of one part of a project, in reading order. */
export function useBlocks(
  processId: string,
  moduleId: string | undefined,
): QueryState<BlockRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(
    moduleId && `blocks ${workspaceId} ${processId} ${moduleId}`,
    () =>
      readAll(workspaceId, 'blocks', {
        filter: { planId: processId, moduleId: moduleId! },
        sort: ['weight', 'ASC'],
      }),
  );
}

/** Who is who in a project; `people` for choosing among them. */
export function useWho(processId: string | undefined): {
  whoIs: Directory;
  people: PersonRow[];
  known: boolean;
} {
  const { workspaceId, membership } = useWorkspace();
  const people = useQuery(`people ${workspaceId}`, () =>
    readAll<'people'>(workspaceId, 'people', { sort: ['name', 'ASC'] }),
  );
  const placeholders = useQuery<PlaceholderRow[]>(
    processId && `placeholders ${workspaceId} ${processId}`,
    () =>
      readAll(workspaceId, 'placeholders', {
        filter: { planId: processId! },
        sort: ['name', 'ASC'],
      }),
  );
  const whoIs = useMemo(
    () =>
      directory(
        people.data ?? [],
        placeholders.data ?? [],
        membership.workspaceName,
      ),
    [people.data, placeholders.data, membership.workspaceName],
  );
  const settled = (query: QueryState<unknown>) =>
    query.data !== undefined || query.error !== undefined;
  return {
    whoIs,
    people: people.data ?? [],
    known: settled(people) && settled(placeholders),
  };
}
