import type { Blueprint, Client, Process, Project } from '@waymark/events';
import type { Asker } from '../../../policies/caller.ts';

/**
 * The team may do all, and so may its automations. A client user may act on tasks of the own client's process or
 * project that the client sees (EXTERN) and that are with one of its users.
 */
export function mayWorkOnTask(
  asker: Asker,
  state: Blueprint | Process | Project,
  { taskId }: { taskId: string },
): boolean {
  switch (asker.kind) {
    case 'user':
      return asker.role !== null;
    case 'automation':
      return true;
    case 'clientUser':
      return isOfClient(asker.client, state, taskId);
    case 'guest':
    case 'apiKey':
    case 'provider':
    case 'system':
      return false;
    default:
      return asker satisfies never;
  }
}

function isOfClient(
  { clientId, users }: Client,
  state: Blueprint | Process | Project,
  taskId: string,
): boolean {
  if (
    state.kind === 'blueprint' ||
    state.life !== 'present' ||
    state.clientId !== clientId
  )
    return false;
  const task = state.plan.tasks.get(taskId);
  if (task === undefined || task.assignee === null) return false;
  return (
    state.plan.modules.get(task.moduleId)?.audience === 'EXTERN' &&
    users.has(task.assignee)
  );
}
