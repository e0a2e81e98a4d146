import {
  dueDay,
  turnFactsOf,
  turnReason,
  type Module,
  type Plan,
  type Task,
  type TurnReason,
} from '@waymark/events';
import type { Shown } from './changes.ts';

/** Where nothing is left to do. */
export const nobodysTurn = {
  turn: null,
  turn_who: null,
  turn_shown: false,
  turn_tasks: 0,
  turn_task: null,
};

/** Whether a task lacks an answer that lets it go on; once it has one it is as any other (PRODUCT 7.4). */
export const isStuck = ({ status, awaits }: Task): boolean =>
  status === 'STUCKED' && awaits !== 'client';

/**
 * Whose turn a module is, as columns of `read.executions`: by its task that is stuck, else by the one that is due first of
 * those that are with a side, else by the one that is due first, in their order; and of how many of its tasks the same is so.
 */
export function turnOf(
  plan: Plan,
  order: Shown['order'],
  { moduleId, audience }: Module,
): { readonly [Column in keyof typeof nobodysTurn]: unknown } & {
  readonly turn_task: string | null;
} {
  const reasonOf = (task: Task) => turnReason(turnFactsOf(plan, task));
  const open = [...plan.tasks.values()]
    .filter((task) => task.moduleId === moduleId && reasonOf(task) !== 'done')
    .sort(
      (a, b) =>
        (order.tasks.get(a.taskId) ?? 0) - (order.tasks.get(b.taskId) ?? 0),
    );
  const first =
    open.find(isStuck) ??
    dueFirst(
      plan,
      open.filter((task) => isWithASide(reasonOf(task))),
    ) ??
    dueFirst(plan, open);
  if (first === undefined) return nobodysTurn;
  const reason = reasonOf(first);
  const who = reason === 'assigned' ? first.assignee : null;
  return {
    turn: reason,
    turn_who: who,
    turn_shown: audience === 'EXTERN',
    turn_tasks: open.filter(
      (task) =>
        reasonOf(task) === reason && (who === null || task.assignee === who),
    ).length,
    turn_task: first.taskId,
  };
}

const isWithASide = (reason: TurnReason): boolean =>
  reason !== 'done' &&
  reason !== 'notStarted' &&
  reason !== 'paused' &&
  reason !== 'held';

/** What has no date comes last. */
function dueFirst(plan: Plan, tasks: readonly Task[]): Task | undefined {
  const due = (task: Task) => dueDay(plan, task) ?? LAST;
  return tasks.reduce<Task | undefined>(
    (first, task) =>
      first === undefined || due(task) < due(first) ? task : first,
    undefined,
  );
}
const LAST = '9999';
