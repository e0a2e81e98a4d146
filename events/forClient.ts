import { isOrWasClientUser, type Client } from './client.ts';
import type { Plan } from './plan/plan.ts';
import { seenByClients } from './plan/seenByClients.ts';
import { isOpenTo } from './plan/takingPart.ts';
import type { Task } from './plan/tasks.ts';

/**
 * Whether a task is a client's to work on (PRODUCT 10.2, 10.5): they see it, and one of them has
 * it, who may have left or be yet to come; or it is open, and who asks takes part in its module.
 * @param accountId of the client's user; null: of nobody who could take part, as guests can't
 */
export function isForClient(
  { modules }: Pick<Plan, 'modules'>,
  { moduleId, assignee, seenBy }: Pick<Task, 'moduleId' | 'assignee' | 'seenBy'>,
  client: Client,
  accountId: string | null,
): boolean {
  const module = modules.get(moduleId);
  if (module === undefined || !seenByClients({ seenBy }, module)) return false;
  return (
    (assignee !== null && isOrWasClientUser(client, assignee)) ||
    (accountId !== null && isOpenTo(accountId, assignee, module.participants))
  );
}
