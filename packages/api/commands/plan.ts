import {
  audience,
  blockKinds,
  dueInDays,
  moduleStatus,
  personRef,
  placeholderId,
  taskStatus,
  taskTypes,
  variableType,
} from '@waymark/events';
import { z } from 'zod';
import {
  day,
  href,
  html,
  id,
  index,
  line,
  name,
  variableValue,
} from '../text.ts';

/** Which plan: of a blueprint or of a running process. */
export const planRef = z.object({ kind: z.enum(['blueprint', 'process']), id });
export type PlanRef = z.infer<typeof planRef>;

const inPlan = { plan: planRef };
const ofModule = { plan: planRef, moduleId: id };
const ofTask = { plan: planRef, taskId: id };

/** Changes inside one plan. Indexes count from 0 in the list as it will be. */
export const planCommands = {
  AddMilestone: z.object({
    ...inPlan,
    milestoneId: id,
    name,
    afterWeight: z.number().int().min(0).max(1_000_000).default(0),
  }),
  RenameMilestone: z.object({ ...inPlan, milestoneId: id, name }),
  MoveMilestone: z.object({ ...inPlan, milestoneId: id, index }),
  DeleteMilestone: z.object({ ...inPlan, milestoneId: id }),
  /** Under its old id, with all modules that went with it; so do the other commands of this name. */
  RestoreMilestone: z.object({ ...inPlan, milestoneId: id }),

  AddModule: z.object({ ...ofModule, milestoneId: id, title: name }),
  SetModuleTitle: z.object({ ...ofModule, title: name }),
  SetModuleDescription: z.object({ ...ofModule, description: html }),
  SetModuleAudience: z.object({ ...ofModule, audience }),
  SetModuleParticipants: z.object({
    ...ofModule,
    participants: z.array(personRef).max(200),
  }),
  MoveModule: z.object({ ...ofModule, milestoneId: id, index }),
  SetModuleStatus: z.object({ ...ofModule, status: moduleStatus }),
  DeleteModule: z.object(ofModule),
  RestoreModule: z.object(ofModule),

  AddBlock: z.object({
    ...ofModule,
    blockId: id,
    afterBlockId: id.nullish(),
    content: blockKinds.given,
  }),
  /** A block stays of its kind. */
  SetBlockContent: z.object({
    ...inPlan,
    blockId: id,
    content: blockKinds.given,
  }),
  /** `AddBlock` of a text, by its former name. */
  AddTextBlock: z.object({
    ...ofModule,
    blockId: id,
    afterBlockId: id.nullish(),
    html,
  }),
  /** `SetBlockContent` of a text, by its former name. */
  SetBlockText: z.object({ ...inPlan, blockId: id, html }),
  /** A task block is deleted together with its task. */
  DeleteBlock: z.object({ ...inPlan, blockId: id }),
  RestoreBlock: z.object({ ...inPlan, blockId: id }),
  MoveBlock: z.object({ ...inPlan, blockId: id, index }),

  AddTask: z.object({
    ...ofTask,
    moduleId: id,
    blockId: id,
    afterBlockId: id.nullish(),
    headline: name.optional(),
    /** Its type, and what that takes; a simple task when it is left out. */
    content: taskTypes.given.optional(),
  }),
  SetTaskHeadline: z.object({ ...ofTask, headline: name }),
  SetTaskDescription: z.object({ ...ofTask, description: html }),
  /** `reason` only with STUCKED. */
  SetTaskStatus: z.object({
    ...ofTask,
    status: taskStatus,
    reason: line.nullish(),
  }),
  SetTaskDueInDays: z.object({ ...ofTask, dueInDays: dueInDays.nullable() }),
  SetTaskDueDate: z.object({ ...ofTask, dueDate: day.nullable() }),
  SetTaskAssignee: z.object({ ...ofTask, assignee: personRef.nullable() }),
  SetTaskFollowers: z.object({
    ...ofTask,
    followers: z.array(personRef).max(200),
  }),
  SetTaskMandatory: z.object({ ...ofTask, mandatory: z.boolean() }),
  /** A task stays of its type. */
  SetTaskContent: z.object({ ...ofTask, content: taskTypes.given }),
  /** `SetTaskContent` of a simple task, by its former name. */
  SetTaskAction: z.object({
    ...ofTask,
    action: z.object({ href, text: line }).nullable(),
  }),
  DeleteTask: z.object(ofTask),
  RestoreTask: z.object(ofTask),

  AddPlaceholder: z.object({
    ...inPlan,
    placeholderId,
    name,
    description: line.default(''),
  }),
  ChangePlaceholder: z.object({
    ...inPlan,
    placeholderId,
    name,
    description: line.default(''),
  }),
  DeletePlaceholder: z.object({ ...inPlan, placeholderId }),
  AddVariable: z.object({
    ...inPlan,
    variableId: id,
    name,
    type: variableType,
    value: variableValue.default(''),
    label: line.default(''),
  }),
  /** What is left out stays. */
  ChangeVariable: z.object({
    ...inPlan,
    variableId: id,
    name: name.optional(),
    value: variableValue.optional(),
    label: line.optional(),
  }),
  DeleteVariable: z.object({ ...inPlan, variableId: id }),
};
