import {
  turnFactsOf,
  turnOrigin,
  turnPassed,
  type Plan,
  type TurnFacts,
  type TurnOrigin,
} from '@waymark/events';
import type { KnownEvent } from '../model/readModel.ts';

/** Tasks whose turn passed on by an event, each with why it was whose turn it was before. */
export function turnsPassed(
  event: KnownEvent,
  before: Plan,
  after: Plan,
): (readonly [taskId: string, from: TurnOrigin])[] {
  const passed: (readonly [string, TurnOrigin])[] = [];
  for (const taskId of mayHavePassed(event, before, after)) {
    const [old, now] = [factsOf(before, taskId), factsOf(after, taskId)];
    if (now !== undefined && turnPassed(old, now)) passed.push([taskId, turnOrigin(event, old)]);
  }
  return passed;
}

/** Most events are about one task, or about none: then no more of a large plan is looked at. */
function mayHavePassed({ type, data }: KnownEvent, before: Plan, after: Plan): Iterable<string> {
  if (type === 'ModuleStatusSet' || type === 'ModuleAudienceSet')
    return [...after.tasks.values()]
      .filter(({ moduleId }) => moduleId === data.moduleId)
      .map(({ taskId }) => taskId);
  if (before.tasks === after.tasks) return [];
  return 'taskId' in data ? [data.taskId] : changedTasks(before, after);
}

/** A turn follows from a task and its module: where both are as they were, so is the turn. */
const changedTasks = (before: Plan, after: Plan): string[] =>
  [...after.tasks.values()]
    .filter(
      (task) =>
        before.tasks.get(task.taskId) !== task ||
        before.modules.get(task.moduleId) !== after.modules.get(task.moduleId),
    )
    .map(({ taskId }) => taskId);

/**
 * The facts that the turn of a task follows from; undefined for a task that the plan does not hold.
 */
export function factsOf(plan: Plan, taskId: string): TurnFacts | undefined {
  const task = plan.tasks.get(taskId);
  return task && turnFactsOf(plan, task);
}
