import { said } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
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

/** PRODUCT 6.4. */
const HEADLINE = 'My New Task';

export function addTask(
  holder: PlanHolder,
  command: Command<'AddTask'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { taskId, blockId, moduleId, headline = HEADLINE } = command;
  const { content = taskTypes.kinds.simple.begins } = command;
  const { mandatory = true, active = true, userAddable = false } = command;
  if (!active || userAddable) onlyOnBoard(holder);
  moduleIn(plan, moduleId);
  unused(plan.tasks, taskId, 'task', 'taskId');
  unused(plan.blocks, blockId, 'block', 'blockId');
  const { weight, others } = placeFor(
    plan,
    moduleId,
    command.afterBlockId ?? null,
    'task',
  );
  const task = {
    ...{ taskId, blockId, moduleId, headline, content },
    ...(!mandatory && { mandatory }),
    ...(!active && { active }),
    ...(userAddable && { userAddable }),
  };
  return [
    ...weightsSet(moduleId, others),
    { type: 'TaskAdded', data: { task, weight } },
  ];
}

export function setTaskHeadline(
  holder: PlanHolder,
  { taskId, headline }: Command<'SetTaskHeadline'>,
): PlanEvent[] {
  const { moduleId, headline: from } = taskIn(planOf(holder), taskId);
  return unless(from === headline, {
    type: 'TaskHeadlineSet',
    data: { taskId, moduleId, from, to: headline },
  });
}

export function setTaskDescription(
  holder: PlanHolder,
  { taskId, description }: Command<'SetTaskDescription'>,
): PlanEvent[] {
  const { moduleId, description: from } = taskIn(planOf(holder), taskId);
  return unless(from === description, {
    type: 'TaskDescriptionSet',
    data: { taskId, moduleId, from, to: description },
  });
}

/** Any status can be set (PRODUCT 7.1); a reason goes with STUCKED alone, and a new reason is a change too. */
export function setTaskStatus(
  holder: PlanHolder,
  { taskId, status: to, reason }: Command<'SetTaskStatus'>,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyWhereWorked(holder);
  const { moduleId, status: from, stuckReason, awaits } = taskIn(plan, taskId);
  if (reason && to !== 'STUCKED') {
    throw new DecisionRefused(
      'invalid',
      'reason-only-with-stuck',
      said('reasonOnlyWithStuck'),
      'reason',
    );
  }
  const why = reason || null;
  // Who was answered and is still stuck says so again, which gives the turn back (PRODUCT 13.3).
  const same = from === to && stuckReason === why && awaits !== 'client';
  return unless(same, {
    type: 'TaskStatusSet',
    data: { taskId, moduleId, from, to, reason: why },
  });
}

export function setTaskDueInDays(
  holder: PlanHolder,
  { taskId, dueInDays: to }: Command<'SetTaskDueInDays'>,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyInBlueprint(holder);
  const { moduleId, dueInDays: from } = taskIn(plan, taskId);
  return unless(from === to, {
    type: 'TaskDueInDaysSet',
    data: { taskId, moduleId, from, to },
  });
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
  return unless(from === to, {
    type: 'TaskDueDateSet',
    data: { taskId, moduleId, from, to },
  });
}

/** `known`: account ids that may be named here: the team's, and in a process its client's. */
export function setTaskAssignee(
  holder: PlanHolder,
  {
    taskId,
    assignee: to,
  }: Pick<Command<'SetTaskAssignee'>, 'taskId' | 'assignee'>,
  known: (ref: PersonRef) => boolean,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, assignee: from } = taskIn(plan, taskId);
  if (to !== null) knownPerson(plan, to, known, 'assignee');
  return unless(from === to, {
    type: 'TaskAssigneeSet',
    data: { taskId, moduleId, from, to },
  });
}

/** The same person for several tasks: all of them or, where one is not there, none. */
export const assignTasks = (
  holder: PlanHolder,
  { taskIds, assignee }: Command<'AssignTasks'>,
  known: (ref: PersonRef) => boolean,
): PlanEvent[] =>
  [...new Set(taskIds)].flatMap((taskId) =>
    setTaskAssignee(holder, { taskId, assignee }, known),
  );

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
      said('notAUserOfTheClient'),
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
  return unless(same, {
    type: 'TaskFollowersSet',
    data: { taskId, moduleId, from, to },
  });
}

export function setTaskMandatory(
  holder: PlanHolder,
  { taskId, mandatory: to }: Command<'SetTaskMandatory'>,
): PlanEvent[] {
  const { moduleId, mandatory: from } = taskIn(planOf(holder), taskId);
  return unless(from === to, {
    type: 'TaskMandatorySet',
    data: { taskId, moduleId, from, to },
  });
}

/** What a task of its type holds changes; its type stays. */
export function setTaskContent(
  holder: PlanHolder,
  {
    taskId,
    content: to,
  }: Pick<Command<'SetTaskContent'>, 'taskId' | 'content'>,
): PlanEvent[] {
  const { moduleId, content: from } = taskIn(planOf(holder), taskId);
  if (from.type !== to.type)
    throw new DecisionRefused(
      'conflict',
      `task-not-${to.type}`,
      said('taskOfOtherType', from.type, to.type),
      'taskId',
    );
  return unless(alike(from, to), {
    type: 'TaskContentSet',
    data: { taskId, moduleId, from, to },
  });
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
