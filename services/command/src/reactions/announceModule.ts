import { mailAssignees, openClientTasks } from './clientTasks.ts';
import { processOf, type MailReaction } from './reaction.ts';

/** A module that the client sees was started: each of their people with open tasks in it gets one mail. */
export const announceModule: MailReaction<'ModuleStatusSet'> = async (
  event,
  look,
) => {
  const place = processOf(event);
  const { moduleId, from, to } = event.data;
  if (place === null || from !== 'PENDING' || to !== 'ACTIVE') return [];
  const { process } = await look.processAt(
    place.workspaceId,
    place.processId,
    event.revision,
  );
  const tasks = openClientTasks(process.plan).filter(
    (task) => task.moduleId === moduleId,
  );
  return mailAssignees(event, place.workspaceId, process, tasks, look);
};
