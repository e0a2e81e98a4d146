import { useMemo } from 'react';
import type {
  BlockRow,
  ConversationRow,
  ExecutionRow,
  MessageRow,
  MilestoneRow,
  ModuleRow,
  PersonRow,
  TaskRow,
} from '../../base/api/reads.ts';
import type { QueryState } from '../../base/api/queryCache.ts';
import { readAll } from '../../base/api/reads.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { milestonesOf, peopleOf, placeholdersOf, projectsOf, tasksOf } from './queries.ts';
import { directory } from './who.ts';
import type { Directory } from './who.ts';

/**
 * The projects of the client as whose user the reader is here, where they are a user of several.
 */
export function useProjects(): QueryState<ExecutionRow[]> {
  const { workspaceId, membership } = useWorkspace();
  const { clientId } = membership;
  const all = useQuery(...projectsOf(workspaceId));
  return useMemo(
    () => ({
      ...all,
      data: all.data?.filter((project) => clientId === null || project.clientId === clientId),
    }),
    [all, clientId],
  );
}

/** All tasks of a project that the reader may see, in reading order. */
export function useTasks(processId: string | undefined): QueryState<TaskRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(...tasksOf(workspaceId, processId));
}

export function useMilestones(processId: string | undefined): QueryState<MilestoneRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(...milestonesOf(workspaceId, processId));
}

export function useModules(processId: string): QueryState<ModuleRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(`modules ${workspaceId} ${processId}`, () =>
    readAll(workspaceId, 'modules', { filter: { planId: processId }, sort: ['weight', 'ASC'] }),
  );
}

/** The content of one part of a project, in reading order. */
export function useBlocks(processId: string, moduleId: string | undefined): QueryState<BlockRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(moduleId && `blocks ${workspaceId} ${processId} ${moduleId}`, () =>
    readAll(workspaceId, 'blocks', {
      filter: { planId: processId, moduleId: moduleId! },
      sort: ['weight', 'ASC'],
    }),
  );
}

/** The messages about a task, in the order in which they came. */
export function useMessages(processId: string, taskId: string): QueryState<MessageRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(`messages ${workspaceId} ${processId} ${taskId}`, () =>
    readAll(workspaceId, 'messages', {
      filter: { planId: processId, taskId, state: 'shown' },
      sort: ['at', 'ASC'],
    }),
  );
}

/**
 * The tasks of a project about which something was said, each with what of it the reader has not
 * seen.
 */
export function useConversations(processId: string | undefined): QueryState<ConversationRow[]> {
  const { workspaceId } = useWorkspace();
  return useQuery(processId && `conversations ${workspaceId} ${processId}`, () =>
    readAll(workspaceId, 'conversations', {
      filter: { planId: processId! },
      sort: ['lastAt', 'DESC'],
    }),
  );
}

/** The directory of people in a project; `people` for choosing among them. */
export function useWho(processId: string | undefined): {
  whoIs: Directory;
  people: PersonRow[];
  known: boolean;
} {
  const { workspaceId, membership } = useWorkspace();
  const people = useQuery(...peopleOf(workspaceId));
  const placeholders = useQuery(...placeholdersOf(workspaceId, processId));
  const whoIs = useMemo(
    () => directory(people.data ?? [], placeholders.data ?? [], membership),
    [people.data, placeholders.data, membership],
  );
  const here = useMemo(() => people.data?.filter(({ former }) => !former) ?? [], [people.data]);
  const settled = (query: QueryState<unknown>) =>
    query.data !== undefined || query.error !== undefined;
  return { whoIs, people: here, known: settled(people) && settled(placeholders) };
}
