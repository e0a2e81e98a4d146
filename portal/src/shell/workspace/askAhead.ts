import { lastProjectName } from '@waymark/client';
import { ask } from '../../base/api/queryCache.ts';
import {
  milestonesOf,
  peopleOf,
  placeholdersOf,
  projectsOf,
  tasksOf,
} from '../../parts/project/queries.ts';
import { workspaceKey } from '../../base/workspace/chooseMembership.ts';

/** Pages that begin with a task: home, a project, one task. */
const firstPage = /^\/portal\/?(?:(process|task)\/([^/]+).*)?$/;

/**
 * Asks for what the first page shows while it is not known yet who reads, so that a slow line is
 * waited for once and not three times. Where that turns out to be another workspace, or another
 * project, the page asks for its own.
 */
export function askAhead({ pathname, search }: Location): void {
  const found = firstPage.exec(pathname);
  const workspaceId = new URLSearchParams(search).get('w') ?? localStorage.getItem(workspaceKey);
  if (found === null || workspaceId === null) return;
  const [, page, named] = found;
  const processId = named ?? localStorage.getItem(lastProjectName) ?? undefined;
  const queries = [
    ...(page === 'task' ? [] : [projectsOf(workspaceId)]),
    tasksOf(workspaceId, processId),
    milestonesOf(workspaceId, processId),
    peopleOf(workspaceId),
    placeholdersOf(workspaceId, processId),
  ];
  for (const [key, fetch] of queries) if (key !== undefined) ask(key, fetch);
}
