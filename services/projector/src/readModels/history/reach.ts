import type { Audience } from '@waymark/events';
import type { PlanNames } from './planNames.ts';
import type { ToldType } from './tell/tellers.ts';
import type { Told } from './told.ts';

/**
 * Whom the telling of an event reaches beside the team. `team`: nobody else. `client`: the client of the process, too.
 * `module`: the client as long as it sees the module. `words`: the client by the words `forClient`, or not at all.
 */
export type Reach = 'team' | 'client' | 'module' | 'words';

/** An event type that does not stand here does not compile, and would reach the team alone. */
export const reaches: Readonly<Record<ToldType, Reach>> = {
  WorkspaceCreated: 'team',
  WorkspaceRenamed: 'team',
  MemberAdded: 'team',
  MemberRemoved: 'team',
  InvitationSent: 'team',
  InvitationRepeated: 'team',
  InvitationWithdrawn: 'team',
  InvitationDeclined: 'team',
  InvitationAccepted: 'team',
  RoleAdded: 'team',
  RoleChanged: 'team',
  RoleRemoved: 'team',
  ClientAdded: 'team',
  ClientRenamed: 'team',
  ClientDeleted: 'team',
  ClientUserInvited: 'team',
  ClientUserRemoved: 'team',
  ProjectAdded: 'team',
  ProjectRenamed: 'team',
  ProjectDeleted: 'team',
  BlueprintCreated: 'team',
  BlueprintRenamed: 'team',
  BlueprintDeleted: 'team',
  BlueprintRestored: 'team',
  ProcessCreated: 'client',
  ProcessRenamed: 'client',
  ProcessDeleted: 'client',
  ProcessRestored: 'client',
  PlanCopied: 'words',
  MilestoneAdded: 'client',
  MilestoneRenamed: 'client',
  MilestoneWeightsSet: 'client',
  MilestoneRemoved: 'client',
  MilestoneRestored: 'client',
  ModuleAdded: 'module',
  ModuleTitleSet: 'module',
  ModuleDescriptionSet: 'module',
  ModuleAudienceSet: 'module',
  ModuleParticipantsSet: 'module',
  ModuleMoved: 'module',
  ModuleWeightsSet: 'words',
  ModuleStatusSet: 'module',
  ModuleRemoved: 'module',
  ModuleRestored: 'module',
  BlockAdded: 'module',
  BlockContentSet: 'module',
  BlockRemoved: 'module',
  BlockRestored: 'module',
  BlockWeightsSet: 'module',
  TaskAdded: 'module',
  TaskRemoved: 'module',
  TaskRestored: 'module',
  TaskHeadlineSet: 'module',
  TaskDescriptionSet: 'module',
  TaskStatusSet: 'module',
  TaskDueInDaysSet: 'module',
  TaskDueDateSet: 'module',
  TaskAssigneeSet: 'module',
  TaskFollowersSet: 'module',
  TaskMandatorySet: 'module',
  TaskContentSet: 'module',
  PlaceholderAdded: 'team',
  PlaceholderChanged: 'words',
  PlaceholderRemoved: 'team',
  PlaceholderRolledOut: 'words',
  VariableAdded: 'team',
  VariableChanged: 'team',
  VariableRemoved: 'team',
};

/** Who may read the telling itself, at the time of the event. */
export function audienceOf(
  type: string,
  { moduleId }: Told,
  names: PlanNames,
): Audience {
  switch ((reaches as Readonly<Record<string, Reach>>)[type]) {
    case 'client':
      return 'EXTERN';
    case 'module':
      return moduleId === null ? 'INTERN' : names.audience(moduleId);
    default:
      return 'INTERN';
  }
}
