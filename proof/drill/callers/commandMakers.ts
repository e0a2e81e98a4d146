import { commandExamples, type CommandName } from '@waymark/api';
import type { CommandMaker } from './making.ts';
import { changeMilestones } from './milestoneChanges.ts';
import { detailModule } from './moduleDetails.ts';
import { clientCommand } from './otherCommands.ts';
import { changeStructure, editBlock, editTask } from './planEdits.ts';
import { putBack } from './putBack.ts';
import * as staff from './staffCommands.ts';
import { changeStandIns } from './standIns.ts';
import { detailTask } from './taskDetails.ts';
import { changePlanLifecycle } from './planLifecycle.ts';

/**
 * What makes a command, and whose it is while callers are at work; `example`: nobody's, it is given
 * as its example says.
 */
export type Maker = { readonly by: 'team' | 'client' | 'example'; readonly make: CommandMaker };

const team = (make: CommandMaker): Maker => ({ by: 'team', make });
const client = (make: CommandMaker): Maker => ({ by: 'client', make });

/** Those that fit the world as it is; what one maker makes of several follows from the world. */
const fitting: { readonly [Name in CommandName]?: Maker } = {
  AcceptInvitation: client(clientCommand),
  AddBlock: team(editBlock),
  AddClient: team(staff.names),
  AddMilestone: team(changeMilestones),
  AddModule: team(changeStructure),
  AddPlaceholder: team(changeStandIns),
  AddTask: team(changeStructure),
  AddVariable: team(changeStandIns),
  ChangePlaceholder: team(changeStandIns),
  ChangeVariable: team(changeStandIns),
  CreateProcess: team(staff.rollOut),
  DeleteBlock: team(editBlock),
  DeleteMilestone: team(changeMilestones),
  DeleteModule: team(changeStructure),
  DeletePlaceholder: team(changeStandIns),
  DeleteProcess: team(changePlanLifecycle),
  DeleteTask: team(changeStructure),
  DeleteVariable: team(changeStandIns),
  HandOverTask: client(clientCommand),
  InviteClientUser: team(changePlanLifecycle),
  MoveBlock: team(detailModule),
  MoveMilestone: team(changeMilestones),
  MoveModule: team(changeStructure),
  RemoveClientUser: team(changePlanLifecycle),
  RenameBlueprint: team(changePlanLifecycle),
  RenameClient: team(staff.names),
  RenameMilestone: team(changeStructure),
  RenameProcess: team(staff.names),
  RenameProject: team(changePlanLifecycle),
  RenameWorkspace: team(staff.names),
  RestoreBlock: team(putBack),
  RestoreMilestone: team(putBack),
  RestoreModule: team(putBack),
  RestoreTask: team(putBack),
  RollOutPlaceholder: team(staff.rollOutPlaceholder),
  SetBlockContent: team(editBlock),
  SetModuleAudience: team(detailModule),
  SetModuleDescription: team(detailModule),
  SetModuleParticipants: team(detailModule),
  SetModuleStatus: team(staff.setModuleStatus),
  SetModuleTitle: team(changeStructure),
  SetTaskAssignee: team(detailTask),
  SetTaskContent: team(editTask),
  SetTaskDescription: team(editTask),
  SetTaskDueDate: team(detailTask),
  SetTaskDueInDays: team(detailTask),
  SetTaskFollowers: team(detailTask),
  SetTaskHeadline: team(editTask),
  SetTaskMandatory: team(detailTask),
  SetTaskSeenBy: team(detailTask),
  SetTaskStatus: team(staff.setTaskStatus),
};

const byExample = ([name, payload]: [string, unknown]): [string, Maker] => [
  name,
  { by: 'example', make: () => ({ name: name as CommandName, payload }) },
];

/**
 * Every command that there is, with who makes it: a new one by its example, until it has a maker of
 * its own.
 */
export const commandMakers = {
  ...(Object.fromEntries(Object.entries(commandExamples).map(byExample)) as {
    readonly [Name in CommandName]: Maker;
  }),
  ...fitting,
};
