import { z } from 'zod';
import { calendarDate } from '../define.ts';
import { taskContent, taskTypes } from '../taskTypes/index.ts';
import { changed } from '../maps.ts';
import { booking } from './booking.ts';
import { taskDuration } from './duration.ts';
import { definePart } from './part.ts';
import { personRef } from './people.ts';
import type { Plan } from './plan.ts';

/** PRODUCT 7.1, Task status. `STUCKED` is spelled as the spec does. */
export const taskStatus = z.enum(['TODO', 'IN_PROGRESS', 'STUCKED', 'DONE']);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Days after module start, 1 to 99 (PRODUCT 6.5). */
export const dueInDays = z.number().int().min(1).max(99);

/**
 * Who sees a task (PRODUCT 10.3). `module`: who sees its module. `team`: the team alone, whoever sees the module. `hidden`: the
 * team alone for now, until it is shown to whom it is meant for.
 */
export const taskSeenBy = z.enum(['module', 'team', 'hidden']);
export type TaskSeenBy = z.infer<typeof taskSeenBy>;

/** Who has to say something by what was said; null: nobody but whom the plan tells. */
export const taskAwaits = z.enum(['seller', 'client']).nullable();

const inTask = { taskId: z.string(), moduleId: z.string() };

/** A piece of work; `content` is what its type (`events/taskTypes`) makes of it (PRODUCT 1.10). */
export const taskPart = definePart(
  'taskId',
  {
    ...inTask,
    blockId: z.string(),
    headline: z.string(),
    content: taskContent,
  },
  {
    description: z.string(),
    status: taskStatus,
    /** Why it is stuck, in the words of the one who said so; null unless STUCKED with a reason. */
    stuckReason: z.string().nullable(),
    dueInDays: dueInDays.nullable(),
    dueDate: calendarDate.nullable(),
    /** True once somebody chose the date: a later start of the module leaves it alone. */
    dueDateChosen: z.boolean(),
    assignee: personRef.nullable(),
    /** The placeholder or role through which the assignee came: when it is rolled out again, the task follows. */
    assignedThrough: personRef.nullable(),
    followers: z.array(personRef),
    mandatory: z.boolean(),
    /** Whether clients see it where they see its module; ask `audienceOf`. */
    seenBy: taskSeenBy,
    /** Whether it is to be done as it stands; else it waits on a project's board until somebody adds it. */
    active: z.boolean(),
    /** Whether anyone may add another one like it, of a job on a project's board. */
    userAddable: z.boolean(),
    /** Who has to say something, beyond what the plan tells; the client where it was answered while stuck. */
    awaits: taskAwaits,
    /** How long it is expected to take. */
    duration: taskDuration.nullable(),
    /** Ids of the plan's variables that it shows with their values, in this order (PRODUCT 6.11). */
    variables: z.array(z.string()),
    /** The time that was booked, of a task in which one books a time. */
    booking: booking.nullable(),
  },
  // Active, mandatory, TODO, nobody's, without a date (PRODUCT 6.4).
  {
    description: '',
    status: 'TODO',
    stuckReason: null,
    dueInDays: null,
    dueDate: null,
    dueDateChosen: false,
    assignee: null,
    assignedThrough: null,
    followers: [],
    mandatory: true,
    seenBy: 'module',
    active: true,
    userAddable: false,
    awaits: null,
    duration: null,
    variables: [],
    booking: null,
  },
);
export type Task = ReturnType<typeof taskPart.read>;
export type Tasks = ReadonlyMap<string, Task>;

/** A task as it begins; a simple one, unless it is said. */
export const newTask = (
  place: Pick<Task, 'taskId' | 'blockId' | 'moduleId'>,
  words: Pick<Task, 'headline'> & Partial<Task>,
): Task =>
  taskPart.read({ content: taskTypes.kinds.simple.begins, ...words, ...place });

/** A plan with one of its tasks changed. */
export const withTask = (
  plan: Plan,
  taskId: string,
  change: Partial<Task>,
): Plan => ({
  ...plan,
  tasks: changed(plan.tasks, taskId, change),
});

/** The tasks without a variable that is gone; the same map where none shows it. */
export function withoutVariable(tasks: Tasks, variableId: string): Tasks {
  const showing = [...tasks.values()].filter(({ variables }) =>
    variables.includes(variableId),
  );
  if (showing.length === 0) return tasks;
  const copy = new Map(tasks);
  for (const task of showing)
    copy.set(task.taskId, {
      ...task,
      variables: task.variables.filter((id) => id !== variableId),
    });
  return copy;
}
