import { z } from 'zod';
import {
  calendarDate,
  changed,
  changeOf,
  defineEvent,
  without,
} from '../define.ts';
import { taskContent, taskTypes } from '../taskTypes/index.ts';
import { definePart } from './part.ts';
import { personRef } from './people.ts';
import type { PlanEvent } from './plan.ts';
import { unmoved } from './unmoved.ts';

/** PRODUCT 7.1, Task status. `STUCKED` is spelled as the spec does. */
export const taskStatus = z.enum(['TODO', 'IN_PROGRESS', 'STUCKED', 'DONE']);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Days after module start, 1 to 99 (PRODUCT 6.5). */
export const dueInDays = z.number().int().min(1).max(99);

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
  },
  // Mandatory, TODO, nobody's, without a date (PRODUCT 6.4).
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

export const taskEvents = [
  defineEvent(
    'TaskAdded',
    z.object({ task: taskPart.written, weight: z.number() }),
  ),
  defineEvent(
    'TaskHeadlineSet',
    z.object({ ...inTask, ...changeOf(z.string()) }),
  ),
  defineEvent(
    'TaskDescriptionSet',
    z.object({ ...inTask, ...changeOf(z.string()) }),
  ),
  defineEvent(
    'TaskStatusSet',
    z.object({
      ...inTask,
      ...changeOf(taskStatus),
      reason: z.string().nullable(),
    }),
  ),
  defineEvent(
    'TaskDueInDaysSet',
    z.object({ ...inTask, ...changeOf(dueInDays.nullable()) }),
  ),
  defineEvent(
    'TaskDueDateSet',
    z.object({ ...inTask, ...changeOf(calendarDate.nullable()) }),
  ),
  defineEvent(
    'TaskAssigneeSet',
    z.object({ ...inTask, ...changeOf(personRef.nullable()) }),
  ),
  defineEvent(
    'TaskFollowersSet',
    z.object({ ...inTask, ...changeOf(z.array(personRef)) }),
  ),
  defineEvent(
    'TaskMandatorySet',
    z.object({ ...inTask, ...changeOf(z.boolean()) }),
  ),
  defineEvent(
    'TaskContentSet',
    z.object({ ...inTask, ...changeOf(taskContent) }),
  ),
  defineEvent(
    'TaskRemoved',
    z.object({ ...inTask, blockId: z.string(), headline: z.string() }),
  ),
  /** Back under its old id, as it was when it was removed. */
  defineEvent(
    'TaskRestored',
    z.object({ task: taskPart.written, weight: z.number() }),
  ),
] as const;
type TaskEvent = z.infer<(typeof taskEvents)[number]>;

export function evolveTasks(tasks: Tasks, { type, data }: PlanEvent): Tasks {
  switch (type) {
    case 'PlanCopied':
    case 'MilestoneRestored':
      return taskPart.into(
        tasks,
        data.modules.flatMap((m) => m.tasks),
      );
    case 'ModuleRestored':
      return taskPart.into(tasks, data.tasks);
    case 'TaskAdded':
    case 'TaskRestored':
      return taskPart.into(tasks, [data.task]);
    case 'TaskHeadlineSet':
      return changed(tasks, data.taskId, { headline: data.to });
    case 'TaskDescriptionSet':
      return changed(tasks, data.taskId, { description: data.to });
    case 'TaskStatusSet':
      return changed(tasks, data.taskId, {
        status: data.to,
        stuckReason: data.reason,
      });
    case 'TaskDueInDaysSet':
      return changed(tasks, data.taskId, { dueInDays: data.to });
    case 'TaskDueDateSet':
      return changed(tasks, data.taskId, {
        dueDate: data.to,
        dueDateChosen: true,
      });
    case 'TaskAssigneeSet':
      return changed(tasks, data.taskId, {
        assignee: data.to,
        assignedThrough: null,
      });
    case 'TaskFollowersSet':
      return changed(tasks, data.taskId, { followers: data.to });
    case 'TaskMandatorySet':
      return changed(tasks, data.taskId, { mandatory: data.to });
    case 'TaskContentSet':
      return changed(tasks, data.taskId, { content: data.to });
    case 'ModuleStatusSet':
      return withModuleStatus(tasks, data);
    case 'PlaceholderRolledOut':
      return rolledOut(tasks, data);
    case 'TaskRemoved':
      return without(tasks, (t) => t.taskId === data.taskId);
    case 'ModuleRemoved':
      return without(tasks, (t) => t.moduleId === data.moduleId);
    case 'MilestoneRemoved':
      return without(tasks, (t) => data.moduleIds.includes(t.moduleId));
    default:
      return unmoved<TaskEvent, Tasks>(tasks, type);
  }
}

type DataOf<Type extends PlanEvent['type']> = Extract<
  PlanEvent,
  { type: Type }
>['data'];

function withModuleStatus(
  tasks: Tasks,
  { completed, due }: DataOf<'ModuleStatusSet'>,
): Tasks {
  if (completed.length === 0 && due.length === 0) return tasks;
  const copy = new Map(tasks);
  const change = (taskId: string, change: Partial<Task>) => {
    const task = copy.get(taskId);
    if (task !== undefined) copy.set(taskId, { ...task, ...change });
  };
  for (const { taskId } of completed)
    change(taskId, { status: 'DONE', stuckReason: null });
  for (const { taskId, to } of due) change(taskId, { dueDate: to });
  return copy;
}

function rolledOut(
  tasks: Tasks,
  { placeholderId, to, taskIds }: DataOf<'PlaceholderRolledOut'>,
): Tasks {
  const named = new Set(taskIds);
  const copy = new Map(tasks);
  for (const [id, task] of tasks) {
    const followers = task.followers.includes(placeholderId)
      ? [...new Set(task.followers.map((f) => (f === placeholderId ? to : f)))]
      : task.followers;
    if (named.has(id))
      copy.set(id, {
        ...task,
        assignee: to,
        assignedThrough: placeholderId,
        followers,
      });
    else if (followers !== task.followers) copy.set(id, { ...task, followers });
  }
  return copy;
}
