import type { Module, Task, Workspace } from '@waymark/events';
import type { MailOf } from './mailJob.ts';
import { processOf, type MailReaction } from './reaction.ts';

/** A client can't go on: those of the team who look after the task are told. */
export const reportStuck: MailReaction<'TaskStatusSet'> = async (
  event,
  look,
) => {
  const place = processOf(event);
  const { actor } = event.metadata;
  if (
    place === null ||
    event.data.to !== 'STUCKED' ||
    actor.kind !== 'clientUser'
  )
    return [];
  const { process } = await look.processAt(
    place.workspaceId,
    place.processId,
    event.revision,
  );
  const task = process.plan.tasks.get(event.data.taskId);
  const module = process.plan.modules.get(event.data.moduleId);
  if (task === undefined || module === undefined) return [];
  const workspace = await look.workspace(place.workspaceId);
  return inCharge(workspace, task, module).map((to): MailOf<'stuck'> => ({
    mail: 'stuck',
    eventId: event.id,
    to,
    ...place,
    workspaceName: workspace.name,
    by: actor.accountId,
    processName: process.name,
    moduleId: module.moduleId,
    task: { taskId: task.taskId, headline: task.headline },
    reason: event.data.reason,
  }));
};

/** The task's followers of the team, else the team's participants of the module, else the owner of the workspace. */
function inCharge(
  { members }: Workspace,
  task: Task,
  module: Module,
): readonly string[] {
  const ofTeam = (people: readonly string[]) => [
    ...new Set(people.filter((ref) => members.has(ref))),
  ];
  const owners = [...members]
    .filter(([, role]) => role === 'OWNER')
    .map(([accountId]) => accountId);
  return (
    [ofTeam(task.followers), ofTeam(module.participants), owners].find(
      (people) => people.length > 0,
    ) ?? []
  );
}
