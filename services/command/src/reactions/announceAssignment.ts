import { mailAssignees, openClientTasks } from './clientTasks.ts';
import { processOf, type MailReaction } from './reaction.ts';

/** A task of a module under way was given to one of the client's people. */
export const announceAssignment: MailReaction<'TaskAssigneeSet'> = async (
  event,
  look,
) => {
  const place = processOf(event);
  if (place === null || event.data.to === null) return [];
  const { process } = await look.processAt(
    place.workspaceId,
    place.processId,
    event.revision,
  );
  if (process.plan.modules.get(event.data.moduleId)?.status !== 'ACTIVE')
    return [];
  const tasks = openClientTasks(process.plan).filter(
    ({ taskId }) => taskId === event.data.taskId,
  );
  return mailAssignees(event, place.workspaceId, process, tasks, look);
};

/**
 * Somebody of the client's became known: one mail for all the tasks that now are theirs in modules that have begun. Of the
 * others they hear when those start.
 */
export const announceRollout: MailReaction<'PlaceholderRolledOut'> = async (
  event,
  look,
) => {
  const place = processOf(event);
  if (place === null) return [];
  const { process, createdBy } = await look.processAt(
    place.workspaceId,
    place.processId,
    event.revision,
  );
  // Who was matched at the creation hears of the process as a whole.
  if (createdBy === event.metadata.commandId) return [];
  const theirs = new Set(event.data.taskIds);
  const tasks = openClientTasks(process.plan).filter(
    ({ taskId, moduleId }) =>
      theirs.has(taskId) &&
      process.plan.modules.get(moduleId)?.status !== 'PENDING',
  );
  return mailAssignees(event, place.workspaceId, process, tasks, look);
};
