import type { WaymarkEvent } from './registry.ts';

/**
 * The very things that an event changes, as paths: `task/<id>/headline`, `block/<id>`, `module/<id>/title`.
 * Two changes collide when one path equals the other or lies below it; so a deletion collides with every edit of what
 * was deleted. Order (weights) is left out on purpose: both moves stay, the later one wins.
 */
export function touchedBy({ type, data }: WaymarkEvent): readonly string[] {
  switch (type) {
    case 'MilestoneRenamed':
      return [`milestone/${data.milestoneId}/name`];
    case 'MilestoneRemoved':
      return [
        `milestone/${data.milestoneId}`,
        ...data.moduleIds.map((id) => `module/${id}`),
      ];
    case 'MilestoneRestored':
      return [
        `milestone/${data.milestoneId}`,
        ...data.modules.map(({ moduleId }) => `module/${moduleId}`),
      ];
    case 'ModuleTitleSet':
      return [`module/${data.moduleId}/title`];
    case 'ModuleDescriptionSet':
      return [`module/${data.moduleId}/description`];
    case 'ModuleAudienceSet':
      return [`module/${data.moduleId}/audience`];
    case 'ModuleParticipantsSet':
      return [`module/${data.moduleId}/participants`];
    case 'ModuleStatusSet':
      return [
        `module/${data.moduleId}/status`,
        ...data.completed.map(({ taskId }) => `task/${taskId}/status`),
        ...data.due.map(({ taskId }) => `task/${taskId}/due`),
      ];
    case 'ModuleRemoved':
    case 'ModuleRestored':
      return [`module/${data.moduleId}`];
    case 'BlockContentSet':
      return [`block/${data.blockId}/content`];
    case 'BlockRemoved':
      return [`block/${data.blockId}`];
    case 'BlockRestored':
      return [`block/${data.block.blockId}`];
    case 'TaskHeadlineSet':
      return [`task/${data.taskId}/headline`];
    case 'TaskDescriptionSet':
      return [`task/${data.taskId}/description`];
    case 'TaskStatusSet':
      return [`task/${data.taskId}/status`];
    case 'TaskDueInDaysSet':
    case 'TaskDueDateSet':
      return [`task/${data.taskId}/due`];
    case 'TaskAssigneeSet':
      return [`task/${data.taskId}/assignee`];
    case 'TaskFollowersSet':
      return [`task/${data.taskId}/followers`];
    case 'TaskMandatorySet':
      return [`task/${data.taskId}/mandatory`];
    case 'TaskContentSet':
      return [`task/${data.taskId}/content`];
    case 'TaskRemoved':
      return [`task/${data.taskId}`, `block/${data.blockId}`];
    case 'TaskRestored':
      return [`task/${data.task.taskId}`, `block/${data.task.blockId}`];
    case 'PlaceholderChanged':
      return [`placeholder/${data.placeholderId}/words`];
    case 'PlaceholderRemoved':
      return [`placeholder/${data.placeholderId}`];
    case 'PlaceholderRolledOut':
      return [
        `placeholder/${data.placeholderId}/person`,
        ...data.taskIds.map((id) => `task/${id}/assignee`),
      ];
    case 'VariableChanged':
    case 'VariableRemoved':
      return [`variable/${data.variableId}`];
    case 'RoleChanged':
    case 'RoleRemoved':
      return [`role/${data.roleId}`];
    case 'InvitationWithdrawn':
    case 'InvitationDeclined':
    case 'InvitationAccepted':
      return [`invitation/${data.accountId}`];
    case 'BlueprintRenamed':
    case 'ProcessRenamed':
    case 'ProjectRenamed':
    case 'ClientRenamed':
    case 'WorkspaceRenamed':
      return ['name'];
    default:
      return [];
  }
}

/** True when a change of one path and a change of the other can't both stand. */
export const collide = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
