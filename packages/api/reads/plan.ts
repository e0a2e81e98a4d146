import {
  audience,
  blockContent,
  blockTypes,
  moduleStatus,
  personRef,
  taskContent,
  taskStatus,
  taskTypes,
  turnOrigins,
  turnReasons,
  turnSides,
  variableType,
} from '@waymark/events';
import { z } from 'zod';

/**
 * Rows of what a plan holds: `milestones`, `modules`, `blocks`, `tasks`, `placeholders`, `variables`; all can be
 * filtered by `planId`. `planRevision` is the revision of the plan's stream that the row was read at: what an author
 * sends back as Based-On.
 */
const planKind = z.enum(['blueprint', 'process']);
const ofPlan = {
  id: z.string(),
  planId: z.string(),
  planKind,
  planRevision: z.string(),
};
const stats = {
  tasksTotal: z.number(),
  tasksDone: z.number(),
  tasksStuck: z.number(),
  tasksInProgress: z.number(),
};

export const milestoneRow = z.object({
  ...ofPlan,
  name: z.string(),
  weight: z.number(),
  modules: z.number(),
  ...stats,
  completedAt: z.string().nullable(),
});
export type MilestoneRow = z.infer<typeof milestoneRow>;

export const moduleRow = z.object({
  ...ofPlan,
  milestoneId: z.string(),
  milestoneName: z.string(),
  milestoneWeight: z.number(),
  title: z.string(),
  description: z.string(),
  weight: z.number(),
  status: moduleStatus,
  audience,
  startedOn: z.string().nullable(),
  participants: z.array(personRef),
  ...stats,
  /** Distinct assignees of its tasks, in task order. */
  assignees: z.array(personRef),
  /** Earliest due date of an open task, else null. */
  nextDue: z.string().nullable(),
  /** Largest relative due date of its tasks, else null. */
  dueInDays: z.number().nullable(),
  /** The latest stuck task's words. */
  stuck: z
    .object({
      taskId: z.string(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  /** When it came into the plan, by itself or with a copy, and through whom; null for Waymark itself. */
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  /** When it, or anything in it, was last changed. A new place among its neighbours is no change of it. */
  updatedAt: z.string(),
});
export type ModuleRow = z.infer<typeof moduleRow>;

export const blockRow = z.object({
  ...ofPlan,
  moduleId: z.string(),
  type: z.enum(blockTypes),
  weight: z.number(),
  content: blockContent,
  /** What it says, without markup; empty for the place of a task. */
  text: z.string(),
  taskId: z.string().nullable(),
});
export type BlockRow = z.infer<typeof blockRow>;

export const taskRow = z.object({
  ...ofPlan,
  planName: z.string(),
  moduleId: z.string(),
  moduleTitle: z.string(),
  moduleStatus,
  milestoneId: z.string(),
  milestoneName: z.string(),
  blockId: z.string(),
  /** Place in the whole plan: milestone, module and block order in one number, from 0. Sort by it for reading order. */
  place: z.number(),
  headline: z.string(),
  description: z.string(),
  status: taskStatus,
  stuckReason: z.string().nullable(),
  /** Who set the present status and when; null while it was never set. */
  statusBy: z.string().nullable(),
  statusAt: z.string().nullable(),
  /** Whose turn it is: a side, who of it has to act (null where the side finds somebody), and why (PRODUCT 7.4). */
  turn: z.enum(turnSides),
  turnWho: z.string().nullable(),
  turnBecause: z.enum(turnReasons),
  /** Why it was whose turn it was before, who made it so (null: Waymark itself), and since when; null in plans of before. */
  turnFrom: z.enum(turnOrigins).nullable(),
  turnBy: z.string().nullable(),
  turnSince: z.string().nullable(),
  dueInDays: z.number().nullable(),
  dueDate: z.string().nullable(),
  assignee: personRef.nullable(),
  followers: z.array(personRef),
  mandatory: z.boolean(),
  type: z.enum(taskTypes.types),
  content: taskContent,
  audience,
});
export type TaskRow = z.infer<typeof taskRow>;

export const placeholderRow = z.object({
  ...ofPlan,
  name: z.string(),
  description: z.string(),
  /** `role` for a role of the workspace that the plan uses. */
  kind: z.enum(['placeholder', 'role']),
  matchedTo: z.string().nullable(),
  /** Of which party a role is; null for placeholders, for roles that were deleted since, and before clients. */
  internExtern: audience.nullable(),
  /** INTERN roles: the account behind the default address. */
  defaultAccountId: z.string().nullable(),
  tasks: z.number(),
  openTasks: z.number(),
});
export type PlaceholderRow = z.infer<typeof placeholderRow>;

export const variableRow = z.object({
  ...ofPlan,
  name: z.string(),
  type: variableType,
  value: z.string(),
  label: z.string(),
});
export type VariableRow = z.infer<typeof variableRow>;
