import { type Fold } from '@waymark/log';
import { commandSchemas, type Command, type PlanRef } from '@waymark/api';
import {
  blockKinds,
  isClientUser,
  isTeamUser,
  streamOf,
  taskTypes,
  type PersonRef,
  type PlanEvent,
  nouns,
} from '@waymark/events';
import {
  entry,
  type AnyEntry,
  type Around,
  type PayloadSchema,
} from '../commandEntry.ts';
import type { Context } from '../decide/decision.ts';
import * as blocks from '../decide/plan/blocks.ts';
import type { PlanHolder } from '../decide/plan/holder.ts';
import * as milestones from '../decide/plan/milestones.ts';
import * as modules from '../decide/plan/modules.ts';
import { setModuleStatus } from '../decide/plan/moduleStatus.ts';
import { pastOf, type Past } from '../decide/plan/past.ts';
import * as placeholders from '../decide/plan/placeholders.ts';
import * as restore from '../decide/plan/restore.ts';
import * as tasks from '../decide/plan/tasks.ts';
import * as variables from '../decide/plan/variables.ts';
import { teamAndAutomations, type Policy } from '../policies/policies.ts';
import { mayWorkOnTask } from '../policies/task.ts';
import { cleanHtml } from '../cleanHtml.ts';

type InPlan = { plan: PlanRef };
type Known = (ref: PersonRef) => boolean;
type Decide<C> = (
  holder: PlanHolder,
  command: C,
  context: Context,
  known: Known,
) => ReturnType<typeof milestones.addMilestone>;

/**
 * May this account or role be named in the plan? The team, in a blueprint the workspace's roles, in a process the
 * client's users; whoever is invited may be named, and hears of it once they accept. A role that came along with a rollout is a placeholder of the process.
 */
const knownIn =
  (
    { kind }: PlanHolder,
    { workspace, client }: Around<object, undefined>,
  ): Known =>
  (ref) =>
    isTeamUser(workspace, ref) ||
    isClientUser(client, ref) ||
    (kind === 'blueprint' && workspace.roles.has(ref));

const planStream = {
  stream: ({ plan }: InPlan, { workspaceId }: { workspaceId: string }) =>
    streamOf[plan.kind](workspaceId, plan.id),
  fold: ({ plan }: InPlan) => nouns[plan.kind] as Fold<PlanHolder>,
  client: (state: PlanHolder) =>
    state.kind === 'process' && state.life === 'present'
      ? state.clientId
      : null,
};

/** An entry for a change inside a plan, of a blueprint or of a process alike. */
const inPlan = <C extends InPlan>(
  schema: PayloadSchema<C>,
  decide: Decide<C>,
  policy: Policy<PlanHolder, C> = teamAndAutomations,
): AnyEntry =>
  entry<C, PlanHolder>({
    ...planStream,
    schema,
    policy,
    decide: (state, command, around) =>
      decide(state, command, around, knownIn(state, around)),
  });

/** An entry for what puts something back: decided on the plan and on its past. */
const fromPast = <C extends InPlan>(
  schema: PayloadSchema<C>,
  decide: (holder: PlanHolder, command: C, past: Past) => PlanEvent[],
): AnyEntry =>
  entry<C, PlanHolder>({
    ...planStream,
    schema,
    policy: teamAndAutomations,
    past: ({ plan }) => pastOf(plan),
    decide: (state, command, { past }) => decide(state, command, past),
  });

const schemas = commandSchemas;
/** Rich text is sanitised before it is decided on, so that nothing else ever reaches the log. */
const html = schemas.SetBlockText.shape.html.overwrite(cleanHtml);
const ownContent = blockKinds.given.overwrite((content) =>
  blockKinds.cleaned(content, cleanHtml),
);
const taskContent = taskTypes.given.overwrite((content) =>
  taskTypes.cleaned(content, cleanHtml),
);
const simple = (action: Command<'SetTaskAction'>['action']) =>
  taskTypes.kinds.simple.given.parse({ type: 'simple', action });

export const planTable = {
  AddMilestone: inPlan(schemas.AddMilestone, milestones.addMilestone),
  RenameMilestone: inPlan(schemas.RenameMilestone, milestones.renameMilestone),
  MoveMilestone: inPlan(schemas.MoveMilestone, milestones.moveMilestone),
  DeleteMilestone: inPlan(schemas.DeleteMilestone, milestones.deleteMilestone),
  RestoreMilestone: fromPast(
    schemas.RestoreMilestone,
    restore.restoreMilestone,
  ),

  AddModule: inPlan(schemas.AddModule, modules.addModule),
  SetModuleTitle: inPlan(schemas.SetModuleTitle, modules.setModuleTitle),
  SetModuleDescription: inPlan(
    schemas.SetModuleDescription.extend({ description: html }),
    modules.setModuleDescription,
  ),
  SetModuleAudience: inPlan(
    schemas.SetModuleAudience,
    modules.setModuleAudience,
  ),
  SetModuleParticipants: inPlan(
    schemas.SetModuleParticipants,
    (plan, command, _, known) =>
      modules.setModuleParticipants(plan, command, known),
  ),
  MoveModule: inPlan(schemas.MoveModule, modules.moveModule),
  SetModuleStatus: inPlan(schemas.SetModuleStatus, setModuleStatus),
  DeleteModule: inPlan(schemas.DeleteModule, modules.deleteModule),
  RestoreModule: fromPast(schemas.RestoreModule, restore.restoreModule),

  AddBlock: inPlan(
    schemas.AddBlock.extend({ content: ownContent }),
    blocks.addBlock,
  ),
  SetBlockContent: inPlan(
    schemas.SetBlockContent.extend({ content: ownContent }),
    blocks.setBlockContent,
  ),
  AddTextBlock: inPlan(
    schemas.AddTextBlock.extend({ html }),
    (plan, { html, ...block }) =>
      blocks.addBlock(plan, { ...block, content: { type: 'text', html } }),
  ),
  SetBlockText: inPlan(
    schemas.SetBlockText.extend({ html }),
    (plan, { blockId, html }) =>
      blocks.setBlockContent(plan, {
        blockId,
        content: { type: 'text', html },
      }),
  ),
  DeleteBlock: inPlan(schemas.DeleteBlock, blocks.deleteBlock),
  RestoreBlock: fromPast(schemas.RestoreBlock, restore.restoreBlock),
  MoveBlock: inPlan(schemas.MoveBlock, blocks.moveBlock),

  AddTask: inPlan(
    schemas.AddTask.extend({ content: taskContent.optional() }),
    tasks.addTask,
  ),
  SetTaskHeadline: inPlan(schemas.SetTaskHeadline, tasks.setTaskHeadline),
  SetTaskDescription: inPlan(
    schemas.SetTaskDescription.extend({ description: html }),
    tasks.setTaskDescription,
  ),
  SetTaskStatus: inPlan(
    schemas.SetTaskStatus,
    tasks.setTaskStatus,
    mayWorkOnTask,
  ),
  SetTaskDueInDays: inPlan(schemas.SetTaskDueInDays, tasks.setTaskDueInDays),
  SetTaskDueDate: inPlan(schemas.SetTaskDueDate, tasks.setTaskDueDate),
  SetTaskAssignee: inPlan(schemas.SetTaskAssignee, (plan, command, _, known) =>
    tasks.setTaskAssignee(plan, command, known),
  ),
  SetTaskFollowers: inPlan(
    schemas.SetTaskFollowers,
    (plan, command, _, known) => tasks.setTaskFollowers(plan, command, known),
  ),
  SetTaskMandatory: inPlan(schemas.SetTaskMandatory, tasks.setTaskMandatory),
  SetTaskContent: inPlan(
    schemas.SetTaskContent.extend({ content: taskContent }),
    tasks.setTaskContent,
  ),
  SetTaskAction: inPlan(schemas.SetTaskAction, (plan, { taskId, action }) =>
    tasks.setTaskContent(plan, { taskId, content: simple(action) }),
  ),
  DeleteTask: inPlan(schemas.DeleteTask, tasks.deleteTask),
  RestoreTask: fromPast(schemas.RestoreTask, restore.restoreTask),

  AddPlaceholder: inPlan(schemas.AddPlaceholder, placeholders.addPlaceholder),
  ChangePlaceholder: inPlan(
    schemas.ChangePlaceholder,
    placeholders.changePlaceholder,
  ),
  DeletePlaceholder: inPlan(
    schemas.DeletePlaceholder,
    placeholders.deletePlaceholder,
  ),
  AddVariable: inPlan(schemas.AddVariable, variables.addVariable),
  ChangeVariable: inPlan(schemas.ChangeVariable, variables.changeVariable),
  DeleteVariable: inPlan(schemas.DeleteVariable, variables.deleteVariable),
};
