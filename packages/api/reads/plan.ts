import {
  audience,
  blockContent,
  blockTypes,
  booking,
  fromSubProcess,
  moduleStatus,
  personRef,
  taskContent,
  moduleFields,
  taskFields,
  taskSeenBy,
  taskStatus,
  taskTypes,
  turnOrigins,
  turnReasons,
  turnSides,
} from '@waymark/events';
import { z } from 'zod';
import { columnsOf } from './fieldColumns.ts';
import { ofPlan } from './ofPlan.ts';
import { read } from './read.ts';

/**
 * Rows of what a plan is made of: `milestones`, `modules`, `blocks`, `tasks`; all can be filtered
 * by `planId`.
 */
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
  /** Which of the eight colours it wears, from 0 (PRODUCT 5.1). */
  mark: z.number(),
  modules: z.number(),
  ...stats,
  completedAt: z.string().nullable(),
});
export type MilestoneRow = z.infer<typeof milestoneRow>;
export const milestoneRead = read(milestoneRow, {
  id: true,
  planId: true,
  planKind: true,
  planRevision: true,
  name: true,
  weight: true,
  mark: true,
  modules: true,
  tasksTotal: true,
  tasksDone: true,
  tasksStuck: true,
  tasksInProgress: true,
  completedAt: true,
});

export const moduleRow = z.object({
  ...ofPlan,
  milestoneId: z.string(),
  milestoneName: z.string(),
  milestoneWeight: z.number(),
  milestoneMark: z.number(),
  title: z.string(),
  description: z.string(),
  /**
   * Texts as they are saved where one stands for something (PRODUCT 6.12), for whoever writes them;
   * else null.
   */
  written: z.object({ title: z.string(), description: z.string() }).nullable(),
  weight: z.number(),
  status: moduleStatus,
  audience,
  startedOn: z.string().nullable(),
  /** The day on which it starts by itself. */
  startsOn: z.string().nullable(),
  ...columnsOf(moduleFields).row,
  /** Where it was imported from into a running process. */
  subProcess: fromSubProcess.nullable(),
  ...stats,
  /** Distinct assignees of its tasks, in task order. */
  assignees: z.array(personRef),
  /**
   * First and last day that it is planned for, to clients the last by what they see in it; null in
   * a blueprint, on a board, and once it has begun (PRODUCT 6.15).
   */
  plannedFrom: z.string().nullable(),
  plannedTo: z.string().nullable(),
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
  /**
   * When it came into the plan, by itself or with a copy, and through whom; null for Waymark
   * itself.
   */
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  /**
   * When it, or anything in it, was last changed. A new place among its neighbours is no change of
   * it.
   */
  updatedAt: z.string(),
});
export type ModuleRow = z.infer<typeof moduleRow>;
export const moduleRead = read(moduleRow, {
  id: true,
  planId: true,
  planKind: true,
  planRevision: true,
  milestoneId: true,
  milestoneName: true,
  milestoneWeight: true,
  milestoneMark: true,
  title: true,
  description: true,
  written: true,
  weight: true,
  status: true,
  audience: true,
  startedOn: true,
  startsOn: true,
  ...columnsOf(moduleFields).shown,
  subProcess: true,
  tasksTotal: true,
  tasksDone: true,
  tasksStuck: true,
  tasksInProgress: true,
  assignees: true,
  plannedFrom: true,
  plannedTo: true,
  nextDue: true,
  dueInDays: true,
  stuck: true,
  createdAt: false,
  createdBy: false,
  updatedAt: false,
});

export const blockRow = z.object({
  ...ofPlan,
  moduleId: z.string(),
  type: z.enum(blockTypes),
  weight: z.number(),
  content: blockContent,
  /** What it says, without markup; empty for the place of a task. */
  text: z.string(),
  /** As it is saved, as of modules. */
  written: z.object({ content: blockContent }).nullable(),
  taskId: z.string().nullable(),
});
export type BlockRow = z.infer<typeof blockRow>;
export const blockRead = read(blockRow, {
  id: true,
  planId: true,
  planKind: true,
  planRevision: true,
  moduleId: true,
  type: true,
  weight: true,
  content: true,
  text: true,
  written: true,
  taskId: true,
});

export const taskRow = z.object({
  ...ofPlan,
  planName: z.string(),
  moduleId: z.string(),
  moduleTitle: z.string(),
  moduleStatus,
  milestoneId: z.string(),
  milestoneName: z.string(),
  milestoneMark: z.number(),
  blockId: z.string(),
  /**
   * Place in the whole plan: milestone, module and block order in one number, from 0. Sort by it
   * for reading order.
   */
  place: z.number(),
  headline: z.string(),
  description: z.string(),
  /** As they are saved, as of modules. */
  written: z
    .object({ headline: z.string(), description: z.string(), content: taskContent })
    .nullable(),
  status: taskStatus,
  stuckReason: z.string().nullable(),
  /** Who set the present status and when; null while it was never set. */
  statusBy: z.string().nullable(),
  statusAt: z.string().nullable(),
  /**
   * Whose turn it is: a side, who of it has to act (null where the side finds somebody), and why
   * (PRODUCT 7.4).
   */
  turn: z.enum(turnSides),
  turnWho: z.string().nullable(),
  turnBecause: z.enum(turnReasons),
  /**
   * Why it was whose turn it was before, who made it so (null: Waymark itself), and since when;
   * null in plans of before.
   */
  turnFrom: z.enum(turnOrigins).nullable(),
  turnBy: z.string().nullable(),
  turnSince: z.string().nullable(),
  dueInDays: z.number().nullable(),
  dueDate: z.string().nullable(),
  /**
   * The day for which it is planned, of a task whose module has not begun: no day on which anything
   * is due.
   */
  plannedOn: z.string().nullable(),
  assignee: personRef.nullable(),
  /**
   * The placeholder or role that it came to its assignee through; null where it was given to them.
   */
  assignedThrough: personRef.nullable(),
  ...columnsOf(taskFields).row,
  /** It came into a running process by itself: no blueprint holds it. */
  added: z.boolean(),
  /** Whoever asks has added it as a user of the client, and may word it until it is begun. */
  mayWord: z.boolean(),
  /** The time that was booked, where its type is to book one. */
  booking: booking.nullable(),
  type: z.enum(taskTypes.types),
  content: taskContent,
  /** Who sees it, of what its module and it say together (PRODUCT 10.3). */
  audience,
  /** What it says itself of that. */
  seenBy: taskSeenBy,
});
export type TaskRow = z.infer<typeof taskRow>;
export const taskRead = read(taskRow, {
  id: true,
  planId: true,
  planKind: true,
  planRevision: true,
  planName: true,
  moduleId: true,
  moduleTitle: true,
  moduleStatus: true,
  milestoneId: true,
  milestoneName: true,
  milestoneMark: true,
  blockId: true,
  place: true,
  headline: true,
  description: true,
  written: true,
  status: true,
  stuckReason: true,
  statusBy: true,
  statusAt: true,
  turn: true,
  turnWho: true,
  turnBecause: true,
  turnFrom: true,
  turnBy: true,
  turnSince: true,
  dueInDays: true,
  dueDate: true,
  plannedOn: true,
  assignee: true,
  assignedThrough: true,
  ...columnsOf(taskFields).shown,
  added: true,
  mayWord: true,
  booking: true,
  type: true,
  content: true,
  audience: true,
  seenBy: true,
});
