import {
  dueDay,
  turnFactsOf,
  turnReason,
  whoseTurn,
  type Audience,
  type Module,
  type ModuleStatus,
  type Plan,
  type Task,
} from '@waymark/events';
import type { ExecutionStatus } from '@waymark/api';
import type { Shown } from './changes.ts';
import { isStuck, nobodysTurn, turnOf } from './moduleTurn.ts';

/**
 * How far a process is, on the modules of the audiences named: columns of `read.executions`, and for whom how many open
 * tasks wait.
 */
export function progressOf(
  { plan, order }: Shown,
  audiences: readonly Audience[],
) {
  const modules = [...order.modules.keys()]
    .flatMap((id) => plan.modules.get(id) ?? [])
    .filter((m) => audiences.includes(m.audience));
  const visible = new Set(modules.map((m) => m.moduleId));
  const tasks = [...plan.tasks.values()].filter((task) =>
    visible.has(task.moduleId),
  );
  // What has not started is due once it has (PRODUCT 8.5).
  const waits = new Set(
    modules.flatMap(({ moduleId, status }) =>
      status === 'PENDING' ? [moduleId] : [],
    ),
  );
  const done = tasks.filter((task) => task.status === 'DONE').length;
  const stuck = tasks.filter((task) => task.status === 'STUCKED').length;
  const present = presentModule(plan, modules, tasks);
  return {
    status: statusOf(
      modules.map((m) => m.status),
      stuck > 0,
    ),
    current_module: present?.title ?? null,
    ...(present === undefined ? nobodysTurn : turnOf(plan, order, present)),
    open_due: tasks
      .flatMap((task) =>
        task.status === 'DONE' || waits.has(task.moduleId)
          ? []
          : (dueDay(plan, task) ?? []),
      )
      .sort(),
    tasks_total: tasks.length,
    tasks_done: done,
    tasks_stuck: stuck,
    waiting: waitingFor(plan, tasks),
    done_percentage:
      tasks.length === 0 ? 0 : Math.floor((100 * done) / tasks.length),
  };
}

/**
 * What a process is at (PRODUCT 7.5): the module that is stuck, else the active one, else the first in order that is not done,
 * else the first in which something was opened again or asked.
 */
function presentModule(
  plan: Plan,
  modules: readonly Module[],
  tasks: readonly Task[],
): Module | undefined {
  const withTask = (is: (task: Task) => boolean) => {
    const ids = new Set(tasks.filter(is).map(({ moduleId }) => moduleId));
    return modules.find(({ moduleId }) => ids.has(moduleId));
  };
  return (
    withTask(isStuck) ??
    modules.find(({ status }) => status === 'ACTIVE') ??
    modules.find(({ status }) => status !== 'DONE') ??
    withTask((task) => turnReason(turnFactsOf(plan, task)) !== 'done')
  );
}

/** Account id -> of how many tasks it is their turn, if they are the client's: of what clients see. */
function waitingFor(
  plan: Plan,
  tasks: readonly Task[],
): Readonly<Record<string, number>> {
  const waiting = new Map<string, number>();
  for (const task of tasks) {
    const { side, who } = whoseTurn(turnFactsOf(plan, task), () => true);
    if (side === 'client' && who !== null)
      waiting.set(who, (waiting.get(who) ?? 0) + 1);
  }
  return Object.fromEntries(waiting);
}

/**
 * The first that fits: stuck, done (all modules), paused (all open modules, which are those begun and not done), active
 * (any begun), not started.
 */
function statusOf(
  modules: readonly ModuleStatus[],
  stuck: boolean,
): ExecutionStatus {
  const open = modules.filter(
    (status) => status === 'ACTIVE' || status === 'PAUSED',
  );
  if (stuck) return 'STUCKED';
  if (modules.length > 0 && modules.every((status) => status === 'DONE'))
    return 'DONE';
  if (open.length > 0 && open.every((status) => status === 'PAUSED'))
    return 'PAUSED';
  return modules.some((status) => status !== 'PENDING') ? 'ACTIVE' : 'PENDING';
}
