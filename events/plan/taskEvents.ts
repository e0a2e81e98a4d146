import { z } from 'zod';
import { changeOf, eventsOf } from '../define.ts';
import { fieldEvents } from '../fields/fieldEvents.ts';
import { changed, without } from '../maps.ts';
import { inside, pathTo } from '../paths.ts';
import { taskContent, taskTypes } from '../taskTypes/index.ts';
import { differences } from '../telling/differences.ts';
import { phrase } from '../telling/phrase.ts';
import { created, day, modified, removed } from '../telling/telling.ts';
import { blockPart } from './blocks.ts';
import type { Plan } from './plan.ts';
import { taskFields } from './task.fields.ts';
import { taskProgressEvents } from './taskProgressEvents.ts';
import { taskPart, withTask } from './tasks.ts';
import { ofNamedTask, ofTask } from './taskTelling.ts';

const define = eventsOf<Plan>();
const inTask = { taskId: z.string(), moduleId: z.string() };
const taskWithPlace = z.object({ task: taskPart.written, weight: z.number() });

/** The task, and the block that is its place. */
const withPlace = (plan: Plan, { task, weight }: z.infer<typeof taskWithPlace>): Plan => ({
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
      ofNamedTask(task, phrase('did.taskAdded', task.headline), created('task', task.headline)),
  }),
  ...fieldEvents<Plan>()({
    noun: 'Task',
    place: inTask,
    fields: taskFields,
    withValue: (plan, { taskId }, change) => withTask(plan, taskId, change),
    pathOf: ({ moduleId, taskId }, field) => pathTo.task(moduleId, taskId, field),
    nameOf: ({ taskId }, { names }) => names.headline(taskId),
    about: ({ taskId, moduleId }) => ({ taskId, moduleId }),
  }),
  define('TaskVariablesSet', {
    data: z.object({ ...inTask, ...changeOf(taskFields.variables.schema) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { variables: to }),
    // Whoever takes one of them away hears that a task shows it now.
    touches: ({ moduleId, taskId, from, to }) => [
      pathTo.task(moduleId, taskId, 'variables'),
      ...to.filter((id) => !from.includes(id)).map((id) => inside(pathTo.variable(id))),
    ],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskVariablesSet', names.headline(data.taskId)),
        modified('variables', names.variables(data.from), names.variables(data.to)),
      ),
  }),
  ...taskProgressEvents,
  define('TaskDueDateSet', {
    data: z.object({ ...inTask, ...changeOf(taskFields.dueDate.schema) }),
    evolve: (plan, { taskId, to }) => withTask(plan, taskId, { dueDate: to, dueDateChosen: true }),
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
    data: z.object({ ...inTask, ...changeOf(taskFields.assignee.schema) }),
    evolve: (plan, { taskId, to }) =>
      withTask(plan, taskId, { assignee: to, assignedThrough: null }),
    touches: (data) => [pathTo.task(data.moduleId, data.taskId, 'assignee')],
    reach: 'module',
    tell: (data, { names }) =>
      ofTask(
        names,
        data,
        phrase('did.taskAssigned', names.headline(data.taskId)),
        modified('assignee', names.personOrNobody(data.from), names.personOrNobody(data.to)),
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
        ...differences(taskTypes.says(data.from), taskTypes.says(data.to), (field) =>
          phrase('field.ofTaskType', data.to.type, field),
        ),
      ),
  }),
  /**
   * To another module or job; `moduleId` is the one that it comes to. The others' places there
   * follow in `BlockWeightsSet`.
   */
  define('TaskMoved', {
    data: z.object({ ...inTask, blockId: z.string(), from: z.string(), weight: z.number() }),
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
      ofNamedTask(task, phrase('did.taskRemoved', task.headline), removed('task', task.headline)),
  }),
  /** Back under its old id, as it was when it was removed. */
  define('TaskRestored', {
    data: taskWithPlace,
    evolve: withPlace,
    touches: ({ task }) => [inside(pathTo.module(task.moduleId))],
    restores: ({ task }) => ({ kind: 'task', id: task.taskId }),
    reach: 'module',
    tell: ({ task }) =>
      ofNamedTask(task, phrase('did.taskRestored', task.headline), created('task', task.headline)),
  }),
] as const;
