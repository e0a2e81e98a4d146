import { z } from 'zod';
import { calendarDate, changeOf, eventsOf } from '../define.ts';
import { changed, without } from '../maps.ts';
import { inside, pathTo } from '../paths.ts';
import { taskContent, taskTypes } from '../taskTypes/index.ts';
import { differences } from '../telling/differences.ts';
import { taskStatusLabel, taskStatusVerb } from '../telling/labels.ts';
import type { PlanNames } from '../telling/planNames.ts';
import {
  created,
  day,
  excerpt,
  modified,
  removed,
  told,
  yesNo,
  type Change,
  type Told,
} from '../telling/told.ts';
import { blockPart } from './blocks.ts';
import { personRef } from './people.ts';
import type { Plan } from './plan.ts';
import { dueInDays, taskPart, taskStatus, type Task } from './tasks.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };
const taskWithPlace = z.object({ task: taskPart.written, weight: z.number() });

/** The task, and the block that is its place. */
const withPlace = (
  plan: Plan,
  { task, weight }: z.infer<typeof taskWithPlace>,
): Plan => ({
  ...plan,
  tasks: taskPart.into(plan.tasks, [task]),
  blocks: blockPart.into(plan.blocks, [
    {
      blockId: task.blockId,
      moduleId: task.moduleId,
      weight,
      content: { type: 'task', taskId: task.taskId },
    },
  ]),
});

const withTask = (plan: Plan, taskId: string, change: Partial<Task>): Plan => ({
  ...plan,
  tasks: changed(plan.tasks, taskId, change),
});

export const taskEvents = [
  define('TaskAdded', {
    data: taskWithPlace,
    evolve: withPlace,
    touches: ({ task }) => [inside(pathTo.module(task.moduleId))],
    reach: 'module',
    tell: ({ task }) => titled(task, 'added', created('Task', task.headline)),
  }),
  define('TaskHeadlineSet', {
    data: z.object({ ...inTask, ...changeOf(z.string()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { headline: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'headline')],
    reach: 'module',
    tell: (data, { names }) =>
      one(names, data, 'renamed', modified('Headline', data.from, data.to)),
  }),
  define('TaskDescriptionSet', {
    data: z.object({ ...inTask, ...changeOf(z.string()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { description: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'description')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        'described',
        modified('Description', excerpt(data.from), excerpt(data.to)),
      ),
  }),
  define('TaskStatusSet', {
    data: z.object({
      ...inTask,
      ...changeOf(taskStatus),
      reason: z.string().nullable(),
    }),
    evolve: (plan, { taskId, to, reason }) =>
      withTask(plan, taskId, { status: to, stuckReason: reason }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'status')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        taskStatusVerb[data.to],
        modified(
          'Status',
          taskStatusLabel[data.from],
          taskStatusLabel[data.to],
        ),
        ...(data.reason === null
          ? []
          : [modified('Reason', null, data.reason)]),
      ),
  }),
  define('TaskDueInDaysSet', {
    data: z.object({ ...inTask, ...changeOf(dueInDays.nullable()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { dueInDays: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'due')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        'set the deadline of',
        modified('Deadline', inDays(data.from), inDays(data.to)),
      ),
  }),
  define('TaskDueDateSet', {
    data: z.object({ ...inTask, ...changeOf(calendarDate.nullable()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { dueDate: to, dueDateChosen: true }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'due')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        'set the due date of',
        modified('Due date', day(data.from), day(data.to)),
      ),
  }),
  define('TaskAssigneeSet', {
    data: z.object({ ...inTask, ...changeOf(personRef.nullable()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { assignee: to, assignedThrough: null }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'assignee')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        'assigned',
        modified(
          'Assignee',
          names.personOrNobody(data.from),
          names.personOrNobody(data.to),
        ),
      ),
  }),
  define('TaskFollowersSet', {
    data: z.object({ ...inTask, ...changeOf(z.array(personRef)) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { followers: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'followers')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        'set the followers of',
        modified('Followers', names.people(data.from), names.people(data.to)),
      ),
  }),
  define('TaskMandatorySet', {
    data: z.object({ ...inTask, ...changeOf(z.boolean()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { mandatory: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'mandatory')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        'set whether it is mandatory:',
        modified('Mandatory', yesNo(data.from), yesNo(data.to)),
      ),
  }),
  define('TaskContentSet', {
    data: z.object({ ...inTask, ...changeOf(taskContent) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { content: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'content')],
    reach: 'module',
    tell: (data, { names }) =>
      one(
        names,
        data,
        taskTypes.kinds[data.to.type].changed,
        ...differences(taskTypes.says(data.from), taskTypes.says(data.to)),
      ),
  }),
  define('TaskRemoved', {
    data: z.object({ ...inTask, blockId: z.string(), headline: z.string() }),
    evolve: (plan, { taskId, blockId }) => ({
      ...plan,
      tasks: without(plan.tasks, (_, id) => id === taskId),
      blocks: without(plan.blocks, (_, id) => id === blockId),
    }),
    touches: ({ moduleId, taskId, blockId }) => [
      pathTo.task(moduleId, taskId),
      pathTo.block(moduleId, blockId),
    ],
    removes: ({ taskId: id, headline: name }) => ({ kind: 'task', id, name }),
    reach: 'module',
    tell: (task) => titled(task, 'deleted', removed('Task', task.headline)),
  }),
  /** Back under its old id, as it was when it was removed. */
  define('TaskRestored', {
    data: taskWithPlace,
    evolve: withPlace,
    touches: ({ task }) => [inside(pathTo.module(task.moduleId))],
    restores: ({ task }) => ({ kind: 'task', id: task.taskId }),
    reach: 'module',
    tell: ({ task }) =>
      titled(task, 'put back', created('Task', task.headline)),
  }),
] as const;

const inDays = (days: number | null) =>
  days === null
    ? null
    : `${days} ${days === 1 ? 'day' : 'days'} after the start of the module`;

type TaskRef = { readonly taskId: string; readonly moduleId: string };

function titled(
  { taskId, moduleId, headline }: TaskRef & { readonly headline: string },
  verb: string,
  ...changes: Change[]
): Told {
  return told(`${verb} ${headline}`, headline, changes, {
    taskId,
    moduleId,
  });
}

function one(
  names: PlanNames,
  { taskId, moduleId }: TaskRef,
  verb: string,
  ...changes: Change[]
): Told {
  return titled(
    { taskId, moduleId, headline: names.headline(taskId) },
    verb,
    ...changes,
  );
}
