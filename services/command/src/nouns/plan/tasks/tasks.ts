import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  type OwnText,
  alike,
  dueDay,
  taskTypes,
  type Client,
  type PersonRef,
  type Plan,
  type PlanEvent,
  type Process,
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
import { deleteBlock, placeFor, weightsSet } from '../blocks/blocks.ts';
import {
  onlyInBlueprint,
  onlyOnBoard,
  onlyWhereWorked,
  planOf,
  type PlanHolder,
} from '../holder.ts';
import { moduleIn } from '../modules/modules.ts';
import { knownPerson } from '../persons.ts';
import { setTask } from './setTask.ts';

/** PRODUCT 6.4. */
const HEADLINE = 'My New Task';

export function addTask(holder: PlanHolder, command: Command<'AddTask'>): PlanEvent[] {
  const plan = planOf(holder);
  const { taskId, blockId, moduleId, headline = HEADLINE } = command;
  const { content = taskTypes.kinds.simple.begins } = command;
  const { mandatory = true, active = true, userAddable = false } = command;
  if (!active || userAddable) onlyOnBoard(holder);
  moduleIn(plan, moduleId);
  unused(plan.tasks, taskId, 'task', 'taskId');
  unused(plan.blocks, blockId, 'block', 'blockId');
  const { weight, others } = placeFor(plan, moduleId, command.afterBlockId ?? null, 'task');
  const task = {
    ...{ taskId, blockId, moduleId, headline, content },
    ...(!mandatory && { mandatory }),
    ...(!active && { active }),
    ...(userAddable && { userAddable }),
  };
  return [...weightsSet(moduleId, others), { type: 'TaskAdded', data: { task, weight } }];
}

export const setTaskHeadline = setTask('headline');
export const setTaskDescription = setTask('description');
export const setTaskMandatory = setTask('mandatory');

/**
 * A reason as it is kept, sealed with the key of whoever gives it, and what the one that stands
 * there says.
 */
export type GivenReason = { readonly kept: OwnText | null; readonly was: string | null };
/** Where nobody gives one. */
const noReason: GivenReason = { kept: null, was: null };

/**
 * Any status can be set (PRODUCT 7.1); a reason goes with STUCKED alone, and a new reason is a
 * change too.
 */
export function setTaskStatus(
  holder: PlanHolder,
  { taskId, status: to, reason }: Command<'SetTaskStatus'>,
  given: GivenReason = noReason,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyWhereWorked(holder);
  const { moduleId, status: from, awaits } = taskIn(plan, taskId);
  if (reason && to !== 'STUCKED') {
    throw new DecisionRefused(
      'invalid',
      'reason-only-with-stuck',
      refusalText('reasonOnlyWithStuck'),
      'reason',
    );
  }
  // Who was answered and is still stuck says so again, which gives the turn back (PRODUCT 13.3).
  const same = from === to && given.was === (reason || null) && awaits !== 'client';
  return unless(same, {
    type: 'TaskStatusSet',
    data: { taskId, moduleId, from, to, reason: given.kept },
  });
}

export function setTaskDueInDays(
  holder: PlanHolder,
  command: Pick<Task, 'taskId' | 'dueInDays'>,
): PlanEvent[] {
  planOf(holder);
  onlyInBlueprint(holder);
  return setTask('dueInDays')(holder, command);
}

export function setTaskDueDate(
  holder: PlanHolder,
  { taskId, dueDate: to }: Command<'SetTaskDueDate'>,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyWhereWorked(holder);
  const task = taskIn(plan, taskId);
  const { moduleId } = task;
  const from = dueDay(plan, task);
  return unless(from === to, { type: 'TaskDueDateSet', data: { taskId, moduleId, from, to } });
}

/** `known`: account ids that may be named here: the team's, and in a process its client's. */
export function setTaskAssignee(
  holder: PlanHolder,
  { taskId, assignee: to }: Pick<Command<'SetTaskAssignee'>, 'taskId' | 'assignee'>,
  known: (ref: PersonRef) => boolean,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, assignee: from } = taskIn(plan, taskId);
  if (to !== null) knownPerson(plan, to, known, 'assignee');
  return unless(from === to, { type: 'TaskAssigneeSet', data: { taskId, moduleId, from, to } });
}

/** The same person for several tasks: all of them or, where one is not there, none. */
export const assignTasks = (
  holder: PlanHolder,
  { taskIds, assignee }: Command<'AssignTasks'>,
  known: (ref: PersonRef) => boolean,
): PlanEvent[] =>
  [...new Set(taskIds)].flatMap((taskId) => setTaskAssignee(holder, { taskId, assignee }, known));

/** To a colleague only: a user of the same client (PRODUCT 10.2). */
export function handOverTask(
  holder: Process | Project,
  { taskId, to }: Pick<Command<'HandOverTask'>, 'taskId' | 'to'>,
  { client: { users } }: { client: Pick<Client, 'users'> },
): PlanEvent[] {
  planOf(holder);
  if (!users.has(to))
    throw new DecisionRefused(
      'invalid',
      'person-unknown',
      refusalText('notAUserOfTheClient'),
      'to',
    );
  return setTaskAssignee(holder, { taskId, assignee: to }, () => true);
}

export function setTaskFollowers(
  holder: PlanHolder,
  { taskId, followers }: Command<'SetTaskFollowers'>,
  known: (ref: PersonRef) => boolean,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, followers: from } = taskIn(plan, taskId);
  const to = [...new Set(followers)];
  for (const follower of to) knownPerson(plan, follower, known, 'followers');
  const same = from.length === to.length && from.every((id, i) => id === to[i]);
  return unless(same, { type: 'TaskFollowersSet', data: { taskId, moduleId, from, to } });
}

/** What a task of its type holds changes; its type stays. */
export function setTaskContent(
  holder: PlanHolder,
  { taskId, content: to }: Pick<Command<'SetTaskContent'>, 'taskId' | 'content'>,
): PlanEvent[] {
  const { moduleId, content: from } = taskIn(planOf(holder), taskId);
  if (from.type !== to.type)
    throw new DecisionRefused(
      'conflict',
      `task-not-${to.type}`,
      refusalText('taskOfOtherType', from.type, to.type),
      'taskId',
    );
  return unless(alike(from, to), { type: 'TaskContentSet', data: { taskId, moduleId, from, to } });
}

export function deleteTask(
  holder: PlanHolder,
  { plan, taskId }: Command<'DeleteTask'>,
  context: Pick<Context, 'newId'>,
): PlanEvent[] {
  const { blockId } = taskIn(planOf(holder), taskId);
  return deleteBlock(holder, { plan, blockId }, context);
}

export const taskIn = (plan: Plan, taskId: string): Task =>
  existing(plan.tasks, taskId, 'task', 'taskId');
