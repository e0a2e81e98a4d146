import type { Blueprint, Process } from '@waymark/events';
import type { Asker } from './asker.ts';

/**
 * The team may do all. A client user may act on tasks of the own client's process that the client sees (EXTERN) and
 * that are with one of its users.
 */
export function mayWorkOnTask(
  { role, client }: Asker,
  state: Blueprint | Process,
  { taskId }: { taskId: string },
): boolean {
  if (role !== null) return true;
  if (
    client === null ||
    state.kind !== 'process' ||
    state.life !== 'present' ||
    state.clientId !== client.clientId
  )
    return false;
  const task = state.plan.tasks.get(taskId);
  if (task === undefined || task.assignee === null) return false;
  return (
    state.plan.modules.get(task.moduleId)?.audience === 'EXTERN' &&
    client.users.has(task.assignee)
  );
}
