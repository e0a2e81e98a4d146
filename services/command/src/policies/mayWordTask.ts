import { shownIn, type Blueprint, type Process, type Project } from '@waymark/events';
import type { Asker } from './caller.ts';
import { teamAndAutomations } from './policies.ts';

/**
 * The team, and its automations; of what a user of the client has added, they themselves, as long
 * as they see it and nobody has begun it (PRODUCT 8.10).
 */
export function mayWordTask(
  asker: Asker,
  state: Blueprint | Process | Project,
  { taskId }: { taskId: string },
): boolean {
  if (teamAndAutomations(asker)) return true;
  if (asker.kind !== 'clientUser' || state.kind === 'blueprint' || state.life !== 'present')
    return false;
  const task = state.plan.tasks.get(taskId);
  return (
    state.clientId === asker.client.clientId &&
    task !== undefined &&
    task.addedBy === asker.accountId &&
    task.status === 'TODO' &&
    shownIn(state.plan, task)
  );
}
