import { z } from 'zod';
import { calendarDate, changeOf, eventsOf } from '../define.ts';
import { changed, without } from '../maps.ts';
import { inside, pathTo } from '../paths.ts';
import { taskContent, taskTypes } from '../taskTypes/index.ts';
import { differences } from '../telling/differences.ts';
import { phrase } from '../telling/phrase.ts';
import {
  created,
  day,
  excerpt,
  modified,
  removed,
  yesNo,
} from '../telling/telling.ts';
import { blockPart } from './blocks.ts';
import { personRef } from './people.ts';
import type { Plan } from './plan.ts';
import { taskDetailEvents } from './taskDetailEvents.ts';
import { taskProgressEvents } from './taskProgressEvents.ts';
import { dueInDays, taskPart, withTask } from './tasks.ts';
import { inDays, ofNamedTask, ofTask } from './taskTelling.ts';

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

export const taskEvents = [
  define('TaskAdded', {
    data: taskWithPlace,
    evolve: withPlace,
    touches: ({ task }) => [inside(pathTo.module(task.moduleId))],
    reach: 'module',
    tell: ({ task }) =>
      ofNamedTask(
        task,
        phrase('did.taskAdded', task.headline),
        created('task', task.headline),
      ),
  }),
  define('TaskHeadlineSet', {
    data: z.object({ ...inTask, ...changeOf(z.string()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { headline: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'headline')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskRenamed', names.headline(data.taskId)),
        modified('headline', data.from, data.to),
      ),
  }),
  define('TaskDescriptionSet', {
    data: z.object({ ...inTask, ...changeOf(z.string()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { description: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'description')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskDescribed', names.headline(data.taskId)),
        modified('description', excerpt(data.from), excerpt(data.to)),
      ),
  }),
  ...taskProgressEvents,
  ...taskDetailEvents,
  define('TaskDueInDaysSet', {
    data: z.object({ ...inTask, ...changeOf(dueInDays.nullable()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { dueInDays: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'due')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.deadlineSet', names.headline(data.taskId)),
        modified('deadline', inDays(data.from), inDays(data.to)),
      ),
  }),
  define('TaskDueDateSet', {
    data: z.object({ ...inTask, ...changeOf(calendarDate.nullable()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { dueDate: to, dueDateChosen: true }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'due')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.dueDateSet', names.headline(data.taskId)),
        modified('dueDate', day(data.from), day(data.to)),
      ),
  }),
  define('TaskAssigneeSet', {
    data: z.object({ ...inTask, ...changeOf(personRef.nullable()) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { assignee: to, assignedThrough: null }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'assignee')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskAssigned', names.headline(data.taskId)),
        modified(
          'assignee',
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
      ofTask(
        names,
        data,
        phrase('did.followersSet', names.headline(data.taskId)),
        modified('followers', names.people(data.from), names.people(data.to)),
      ),
  }),
  define('TaskMandatorySet', {
    data: z.object({ ...inTask, ...changeOf(z.boolean()) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { mandatory: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'mandatory')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.mandatorySet', names.headline(data.taskId)),
        modified('mandatory', yesNo(data.from), yesNo(data.to)),
      ),
  }),
  define('TaskContentSet', {
    data: z.object({ ...inTask, ...changeOf(taskContent) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { content: to }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'content')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskContentSet', data.to.type, names.headline(data.taskId)),
        ...differences(
          taskTypes.says(data.from),
          taskTypes.says(data.to),
          (field) => phrase('field.ofTaskType', data.to.type, field),
        ),
      ),
  }),
  /** To another module or job; `moduleId` is the one that it comes to. The others' places there follow in `BlockWeightsSet`. */
  define('TaskMoved', {
    data: z.object({
      ...inTask,
      blockId: z.string(),
      from: z.string(),
      weight: z.number(),
    }),
    evolve: (plan, { taskId, blockId, moduleId, weight }) => ({
      ...withTask(plan, taskId, { moduleId }),
      blocks: changed(plan.blocks, blockId, { moduleId, weight }),
    }),
    touches: ({ taskId, moduleId, from }) => [
      inside(pathTo.task(from, taskId)),
      inside(pathTo.module(moduleId)),
    ],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskMovedToModule', names.headline(data.taskId)),
        modified('module', names.title(data.from), names.title(data.moduleId)),
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
    tell: (task) =>
      ofNamedTask(
        task,
        phrase('did.taskRemoved', task.headline),
        removed('task', task.headline),
      ),
  }),
  /** Back under its old id, as it was when it was removed. */
  define('TaskRestored', {
    data: taskWithPlace,
    evolve: withPlace,
    touches: ({ task }) => [inside(pathTo.module(task.moduleId))],
    restores: ({ task }) => ({ kind: 'task', id: task.taskId }),
    reach: 'module',
    tell: ({ task }) =>
      ofNamedTask(
        task,
        phrase('did.taskRestored', task.headline),
        created('task', task.headline),
      ),
  }),
] as const;
