import { z } from 'zod';
import { laterOf } from '../fields/field.ts';
import { taskContent, taskTypes } from '../taskTypes/index.ts';
import { changed } from '../maps.ts';
import { ownText } from '../sealed.ts';
import { booking } from './booking.ts';
import { definePart } from './part.ts';
import { personRef } from './people.ts';
import type { Plan } from './plan.ts';
import { taskFields } from './task.fields.ts';

/** PRODUCT 7.1, Task status. `STUCKED` is spelled as the spec does. */
export const taskStatus = z.enum(['TODO', 'IN_PROGRESS', 'STUCKED', 'DONE']);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Who has to say something by what was said; null: nobody but whom the plan tells. */
export const taskAwaits = z.enum(['seller', 'client']).nullable();

const inTask = { taskId: z.string(), moduleId: z.string() };

const set = laterOf(taskFields);

/**
 * A piece of work: the fields that people set (`task.fields.ts`), and what else is to be known of
 * it. `content` is what its type (`events/taskTypes`) makes of it (PRODUCT 1.10).
 */
export const taskPart = definePart(
  'taskId',
  { ...inTask, blockId: z.string(), headline: taskFields.headline.schema, content: taskContent },
  {
    ...set.schemas,
    status: taskStatus,
    /** Why it is stuck, in the words of the one who said so; null unless STUCKED with a reason. */
    stuckReason: ownText.nullable(),
    /** True once somebody chose the date: a later start of the module leaves it alone. */
    dueDateChosen: z.boolean(),
    /**
     * The placeholder or role through which the assignee came: when it is rolled out again, the
     * task follows.
     */
    assignedThrough: personRef.nullable(),
    /**
     * Who has to say something, beyond what the plan tells; the client where it was answered while
     * stuck.
     */
    awaits: taskAwaits,
    /** The user of the client who added it, of what may be added again; null for all else. */
    addedBy: z.string().nullable(),
    /** The time that was booked, of a task in which one books a time. */
    booking: booking.nullable(),
  },
  // Active, mandatory, TODO, nobody's, without a date (PRODUCT 6.4).
  {
    ...set.begins,
    status: 'TODO',
    stuckReason: null,
    dueDateChosen: false,
    assignedThrough: null,
    awaits: null,
    addedBy: null,
    booking: null,
  },
);
export type Task = ReturnType<typeof taskPart.read>;
export type Tasks = ReadonlyMap<string, Task>;

/** A task as it begins; a simple one, unless it is said. */
export const newTask = (
  place: Pick<Task, 'taskId' | 'blockId' | 'moduleId'>,
  words: Pick<Task, 'headline'> & Partial<Task>,
): Task => taskPart.read({ content: taskTypes.kinds.simple.begins, ...words, ...place });

/** A plan with one of its tasks changed. */
export const withTask = (plan: Plan, taskId: string, change: Partial<Task>): Plan => ({
  ...plan,
  tasks: changed(plan.tasks, taskId, change),
});

/** The tasks without a variable that is gone; the same map where none shows it. */
export function withoutVariable(tasks: Tasks, variableId: string): Tasks {
  const showing = [...tasks.values()].filter(({ variables }) => variables.includes(variableId));
  if (showing.length === 0) return tasks;
  const copy = new Map(tasks);
  for (const task of showing)
    copy.set(task.taskId, { ...task, variables: task.variables.filter((id) => id !== variableId) });
  return copy;
}
