import {
  isForClient,
  type Blueprint,
  type Client,
  type Process,
  type Project,
  type SharedThing,
} from '@waymark/events';
import type { Asker } from './caller.ts';

/**
 * The team may do all, and so may its automations and API keys. A client user may act on tasks of
 * the own client's process or project that the client sees (EXTERN) and that are with one of its
 * users, or with somebody who was one or is invited; so may a guest who is in, where the link lets
 * them. Whoever takes part in the module may act on what in it is nobody's yet, too (PRODUCT 10.5).
 */
export function mayWorkOnTask(
  asker: Asker,
  state: Blueprint | Process | Project,
  { taskId }: { taskId: string },
): boolean {
  switch (asker.kind) {
    case 'user':
      return asker.role !== null;
    case 'apiKey':
      return asker.active;
    case 'automation':
      return true;
    case 'clientUser':
      return isOfClient(asker.client, state, taskId, asker.accountId);
    case 'guest':
      return (
        asker.mayWork && isShared(asker.of, state) && isOfClient(asker.client, state, taskId, null)
      );
    case 'provider':
    case 'system':
      return false;
    default:
      return asker satisfies never;
  }
}

/** A guest works on a task, but whom it is with is not for them to say. */
export const mayHandOver: typeof mayWorkOnTask = (asker, state, command) =>
  asker.kind !== 'guest' && mayWorkOnTask(asker, state, command);

const isShared = ({ kind, id }: SharedThing, state: Blueprint | Process | Project): boolean =>
  state.kind !== 'blueprint' &&
  (kind === 'project'
    ? state.projectId === id
    : state.kind === 'process' && state.processId === id);

function isOfClient(
  client: Client,
  state: Blueprint | Process | Project,
  taskId: string,
  accountId: string | null,
): boolean {
  if (state.kind === 'blueprint' || state.life !== 'present' || state.clientId !== client.clientId)
    return false;
  const task = state.plan.tasks.get(taskId);
  return task !== undefined && isForClient(state.plan, task, client, accountId);
}
