import { z } from 'zod';
import { calendarDate } from '../define.ts';
import { audience, moduleStatus } from '../plan/modules.ts';
import { personRef } from '../plan/people.ts';
import { dueInDays } from '../plan/task.fields.ts';
import { taskStatus } from '../plan/tasks.ts';
import { variableType } from '../plan/variables.ts';
import { taskAction } from '../taskTypes/simple.ts';

/**
 * Parts of a plan as version 1 of `PlanCopied`, `TaskAdded` and their like held them: whole, with
 * every field that there was, and a task without a type.
 */

export const blockV1 = z.object({
  blockId: z.string(),
  moduleId: z.string(),
  weight: z.number(),
  content: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), html: z.string() }),
    z.object({ type: z.literal('task'), taskId: z.string() }),
  ]),
});

export const taskV1 = z.object({
  taskId: z.string(),
  blockId: z.string(),
  moduleId: z.string(),
  headline: z.string(),
  description: z.string(),
  status: taskStatus,
  stuckReason: z.string().nullable(),
  dueInDays: dueInDays.nullable(),
  dueDate: calendarDate.nullable(),
  dueDateChosen: z.boolean(),
  assignee: personRef.nullable(),
  assignedThrough: personRef.nullable(),
  followers: z.array(personRef),
  mandatory: z.boolean(),
  action: taskAction.nullable(),
});

export const milestoneV1 = z.object({
  milestoneId: z.string(),
  name: z.string(),
  weight: z.number(),
});

export const moduleV1 = z.object({
  moduleId: z.string(),
  milestoneId: z.string(),
  title: z.string(),
  description: z.string(),
  weight: z.number(),
  audience,
  status: moduleStatus,
  startedOn: calendarDate.nullable(),
  participants: z.array(personRef),
});

export const wholeModuleV1 = moduleV1.extend({ blocks: z.array(blockV1), tasks: z.array(taskV1) });

export const placeholderV1 = z.object({
  placeholderId: personRef,
  name: z.string(),
  description: z.string(),
  matchedTo: z.string().nullable(),
});

export const variableV1 = z.object({
  variableId: z.string(),
  name: z.string(),
  type: variableType,
  value: z.string(),
  label: z.string(),
});

/** Every task was a simple one. */
export const typed = ({ action, ...task }: z.infer<typeof taskV1>) => ({
  ...task,
  content: { type: 'simple', action },
});

export const wholeTyped = (module: z.infer<typeof wholeModuleV1>) => ({
  ...module,
  tasks: module.tasks.map(typed),
});
