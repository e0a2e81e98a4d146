import {
  milestonesOf,
  modulesOf,
  tasksOf,
  type Client,
  type Plan,
  type Process,
  type Recorded,
  type Task,
} from '@waymark/events';
import type { Lookups } from './lookups.ts';
import { NAMED_TASKS, type MailOf } from './mailJob.ts';
import { doerOf } from './reaction.ts';

/** Tasks that are still to be done and that the client may see, in the order of the plan. */
export const openClientTasks = (plan: Plan): Task[] =>
  milestonesOf(plan)
    .flatMap(({ milestoneId }) => modulesOf(plan, milestoneId))
    .filter(({ audience }) => audience === 'EXTERN')
    .flatMap(({ moduleId }) => tasksOf(plan, moduleId))
    .filter(({ status }) => status !== 'DONE');

/** Task mails: one to each user of the client who has any of `tasks`, never to the one who did it. */
export async function mailAssignees(
  event: Recorded,
  workspaceId: string,
  process: Process,
  tasks: readonly Task[],
  look: Lookups,
) {
  const assigned = Map.groupBy(tasks, ({ assignee }) => assignee);
  if (assigned.size === 0) return [];
  const [client, { name: workspaceName }] = await Promise.all([
    look.client(workspaceId, process.clientId),
    look.workspace(workspaceId),
  ]);
  return [...assigned].flatMap(([to, own]): MailOf<'tasks'>[] => {
    if (to === null || !isOfClient(client, to) || to === doerOf(event))
      return [];
    const { processId, name: processName } = process;
    const named = own
      .slice(0, NAMED_TASKS)
      .map(({ taskId, headline }) => ({ taskId, headline }));
    return [
      {
        mail: 'tasks',
        eventId: event.id,
        to,
        workspaceId,
        workspaceName,
        heldFor: heldFor(client, to),
        processId,
        processName,
        tasks: named,
        count: own.length,
      },
    ];
  });
}

/** A user of the client, or somebody who was asked to be. */
export const isOfClient = (client: Client, accountId: string): boolean =>
  client.life === 'present' &&
  (client.users.has(accountId) || client.invitations.has(accountId));

/** The client on whose invitation a mail to this person waits; null for who has accepted. */
export const heldFor = (client: Client, accountId: string): string | null =>
  client.users.has(accountId) ? null : client.clientId;
