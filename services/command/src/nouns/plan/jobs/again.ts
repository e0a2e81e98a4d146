import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  isClientUser,
  isTeamUser,
  jobBoard,
  taskPart,
  tasksOf,
  type PlanEvent,
  type Project,
  type Task,
} from '@waymark/events';
import {
  DecisionRefused,
  existing,
  unless,
  unused,
  type Context,
} from '../../../decisions/decision.ts';
import { placeFor, weightsSet } from '../blocks/blocks.ts';
import { untouched } from '../copying/copiedModule.ts';
import { planOf } from '../holder.ts';
import type { PeopleOfProcess } from '../persons.ts';
import { jobIn, roomInFront } from './jobs.ts';

export function setTaskActive(
  project: Project,
  { taskId, active: to }: Command<'SetTaskActive'>,
): PlanEvent[] {
  const { moduleId, active: from } = taskOf(project, taskId);
  return unless(from === to, { type: 'TaskActiveSet', data: { taskId, moduleId, from, to } });
}

export function setTaskUserAddable(
  project: Project,
  { taskId, userAddable: to }: Command<'SetTaskUserAddable'>,
): PlanEvent[] {
  const { moduleId, userAddable: from } = taskOf(project, taskId);
  return unless(from === to, { type: 'TaskUserAddableSet', data: { taskId, moduleId, from, to } });
}

/**
 * What waits is taken up; of what is user-addable, and of nothing else, another one comes right
 * behind it.
 */
export function addTaskAgain(
  project: Project,
  { taskId, newTaskId, newBlockId }: Command<'AddTaskAgain'>,
  adding: Adding,
): PlanEvent[] {
  const plan = planOf(project);
  const task = taskOf(project, taskId);
  const { moduleId, blockId } = task;
  if (!task.userAddable) {
    if (task.active) throw notUserAddable();
    return setTaskActive(project, { projectId: project.projectId, taskId, active: true });
  }
  unused(plan.tasks, newTaskId, 'task', 'newTaskId');
  unused(plan.blocks, newBlockId, 'block', 'newBlockId');
  const { weight, others } = placeFor(plan, moduleId, blockId, 'task');
  const ids = { taskId: newTaskId, blockId: newBlockId, moduleId };
  return [
    ...weightsSet(moduleId, others),
    added({ ...task, assignee: whoHas(task, adding) }, ids, weight, {
      addedBy: clientsOwn(task, adding),
    }),
  ];
}

/**
 * Another job like one that is user-addable, with its tasks as they began; active, unless that one
 * waits.
 */
export function addJobAgain(
  project: Project,
  { jobId, newJobId }: Command<'AddJobAgain'>,
  adding: Adding & Pick<Context, 'newId' | 'today'>,
): PlanEvent[] {
  const { newId, today } = adding;
  const plan = planOf(project);
  const { title, description, audience, status, userAddable } = jobIn(plan, jobId);
  if (!userAddable) throw notUserAddable();
  unused(plan.modules, newJobId, 'job', 'newJobId');
  const to = status === 'PENDING' ? 'PENDING' : 'ACTIVE';
  return [
    ...roomInFront(plan),
    {
      type: 'ModuleAdded',
      data: {
        moduleId: newJobId,
        milestoneId: jobBoard,
        weight: 0,
        ...{ title, description, audience },
      },
    },
    ...unless<PlanEvent>(to === 'PENDING', {
      type: 'ModuleStatusSet',
      data: { moduleId: newJobId, ...{ from: 'PENDING', to, on: today, completed: [], due: [] } },
    }),
    ...tasksOf(plan, jobId).map((task, nth) =>
      added(
        { ...task, assignee: whoHas(task, adding) },
        { taskId: newId(), blockId: newId(), moduleId: newJobId },
        nth + 1,
        {
          ...{ active: task.active, userAddable: task.userAddable },
          addedBy: clientsOwn(task, adding),
        },
      ),
    ),
  ];
}

/** Who adds it, and who there is. */
type Adding = PeopleOfProcess & Pick<Context, 'actor'>;

/**
 * Whoever had it before; where nobody has, or nobody who is still there, the client's user who adds
 * it, of what they see (PRODUCT 8.10).
 */
function whoHas(
  { assignee, seenBy }: Pick<Task, 'assignee' | 'seenBy'>,
  { actor, workspace, client }: Adding,
): string | null {
  const isHere =
    assignee !== null && (isTeamUser(workspace, assignee) || isClientUser(client, assignee));
  if (isHere) return assignee;
  return actor.kind === 'clientUser' && seenBy === 'module' ? actor.accountId : null;
}

/** The client's user who adds it, of what they see: they may word it until it is begun. */
const clientsOwn = ({ seenBy }: Pick<Task, 'seenBy'>, { actor }: Adding): string | null =>
  actor.kind === 'clientUser' && seenBy === 'module' ? actor.accountId : null;

/** As the task began: with its words and whoever has it, without what was done. */
function added(
  { headline, description, content, assignee, mandatory, seenBy }: Task,
  ids: Pick<Task, 'taskId' | 'blockId' | 'moduleId'>,
  weight: number,
  more: Partial<Task> = {},
): PlanEvent {
  const words = { headline, description, content, assignee, mandatory, seenBy };
  const task = taskPart.write(taskPart.read({ ...words, ...untouched, ...more, ...ids }));
  return { type: 'TaskAdded', data: { task, weight } };
}

const taskOf = (project: Project, taskId: string): Task =>
  existing(planOf(project).tasks, taskId, 'task', 'taskId');

const notUserAddable = () =>
  new DecisionRefused('conflict', 'not-user-addable', refusalText('notUserAddable'));
