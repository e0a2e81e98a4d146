import { heldFor, isOfClient, openClientTasks } from './clientTasks.ts';
import type { MailOf } from './mailJob.ts';
import { processOf, type MailReaction } from './reaction.ts';

/**
 * A process was created: each user of the client who has a part in it is told, with a link to their first open task.
 * The plan arrives right after the creation, in parts; the last part sets this off.
 */
export const announceProcess: MailReaction<'PlanCopied'> = async (
  event,
  look,
) => {
  const place = processOf(event);
  if (place === null || event.data.part !== event.data.parts) return [];
  const { workspaceId, processId } = place;
  const { process, createdBy } = await look.processNow(workspaceId, processId);
  if (process.life !== 'present' || createdBy !== event.metadata.commandId)
    return [];
  const [client, project, workspace] = await Promise.all([
    look.client(workspaceId, process.clientId),
    look.project(workspaceId, process.projectId),
    look.workspace(workspaceId),
  ]);
  const open = openClientTasks(process.plan);
  const parts = [
    ...[...process.plan.placeholders.values()].map((p) => p.matchedTo),
    ...open.map((t) => t.assignee),
  ];
  const people = new Set(
    parts
      .filter((ref) => ref !== null)
      .filter((ref) => isOfClient(client, ref)),
  );
  return [...people].map((to): MailOf<'newProcess'> => ({
    mail: 'newProcess',
    eventId: event.id,
    to,
    workspaceId,
    workspaceName: workspace.name,
    heldFor: heldFor(client, to),
    clientName: client.name,
    projectName: project.name,
    processName: process.name,
    processId,
    taskId: open.find((task) => task.assignee === to)?.taskId ?? null,
  }));
};
