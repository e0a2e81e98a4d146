import { dueDay } from '../plan/due.ts';
import type { Audience, Module } from '../plan/modules.ts';
import { modulesInOrder, orderOf } from '../plan/order.ts';
import type { Plan } from '../plan/plan.ts';
import { audienceOf } from '../plan/seenByClients.ts';
import type { Task } from '../plan/tasks.ts';
import { turnFactsOf, turnReason, type TurnReason } from './whoseTurn.ts';

/** Where a process is, and by which of its tasks it is whose turn it is there. */
export type ProcessTurn = {
  /** None once all of them are done and nothing in them is open. */
  readonly module: Module | undefined;
  /** The task that decides; none where nothing in the module is open. */
  readonly task: Task | undefined;
  readonly because: Exclude<TurnReason, 'hidden'> | null;
  /** Of how many tasks of the module the same is so. */
  readonly tasks: number;
};

/** What is nobody's comes last, what somebody waits for first: of a reason, how urgent it is. */
const urgency: Readonly<Record<Exclude<TurnReason, 'hidden'>, number>> = {
  stuck: 0,
  asked: 1,
  askedClient: 2,
  unassigned: 2,
  unnamed: 2,
  assigned: 2,
  paused: 3,
  held: 3,
  notStarted: 4,
  done: 5,
};
type Open = {
  readonly task: Task;
  readonly because: Exclude<TurnReason, 'hidden'>;
  /**
   * What comes first decides: urgency, place of the module, due date (none comes last), place of
   * the task.
   */
  readonly rank: readonly [number, number, string, number];
};
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * Where a process is (PRODUCT 7.5): at the first module in which something is stuck, else asked by
 * the client, else with a side, whatever the status of the module; else at the first that rests, or
 * is held, with something open; else at the first active one, and at the first that is not done. It
 * is whose turn that is by the task there that is due first.
 * @param audiences modules and tasks of others are as if they were not there
 */
export function processTurn(
  plan: Plan,
  audiences: readonly Audience[] = ['INTERN', 'EXTERN'],
): ProcessTurn {
  const seen = modulesInOrder(plan).filter(({ audience }) => audiences.includes(audience));
  const open = openTasks(plan, audiences);
  const begun = firstOf(open.filter(({ rank }) => rank[0] < urgency.notStarted));
  const module =
    begun === undefined
      ? (seen.find(({ status }) => status === 'ACTIVE') ??
        seen.find(({ status }) => status !== 'DONE'))
      : plan.modules.get(begun.task.moduleId);
  const there = open.filter(({ task }) => task.moduleId === module?.moduleId);
  const first = begun ?? firstOf(there);
  return {
    module,
    task: first?.task,
    because: first?.because ?? null,
    tasks: there.filter((one) => first !== undefined && isAlike(one, first)).length,
  };
}

function openTasks(plan: Plan, audiences: readonly Audience[]): Open[] {
  const order = orderOf(plan);
  const open: Open[] = [];
  for (const task of plan.tasks.values()) {
    const module = plan.modules.get(task.moduleId);
    if (module === undefined || !audiences.includes(audienceOf(task, module))) continue;
    const because = turnReason(turnFactsOf(plan, task));
    if (because === 'done') continue;
    open.push({
      ...{ task, because },
      rank: [
        urgency[because],
        order.modules.get(task.moduleId) ?? LAST,
        dueDay(plan, task) ?? '9999',
        order.tasks.get(task.taskId) ?? LAST,
      ],
    });
  }
  return open;
}

/** Of equals the one that came first. */
const firstOf = (open: readonly Open[]): Open | undefined =>
  open.reduce<Open | undefined>(
    (first, one) => (first === undefined || comesBefore(one, first) ? one : first),
    undefined,
  );

function comesBefore({ rank: a }: Open, { rank: b }: Open): boolean {
  for (const [n, of] of a.entries()) {
    const other = b[n] ?? LAST;
    if (of !== other) return of < other;
  }
  return false;
}

const isAlike = (one: Open, first: Open): boolean =>
  one.because === first.because &&
  ((one.because !== 'assigned' && one.because !== 'askedClient') ||
    one.task.assignee === first.task.assignee);

/**
 * Whether nothing of anybody is left: every module has started, and nothing in any of them is open.
 */
export const isOver = (plan: Plan): boolean =>
  plan.tasks.size > 0 &&
  [...plan.modules.values()].every(({ status }) => status !== 'PENDING') &&
  [...plan.tasks.values()].every((task) => turnReason(turnFactsOf(plan, task)) === 'done');
