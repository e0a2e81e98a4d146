import type { Audience, Plan } from '@waymark/events';
import type { ExecutionStatus } from '@waymark/api';
import type { Row } from '../bulk.ts';
import type { Shown } from './changes.ts';

/** How far a process is, on the modules of the audiences named. Columns of `read.executions`. */
export function progressOf(
  { plan, order }: Shown,
  audiences: readonly Audience[],
): Row {
  const modules = [...order.modules.keys()]
    .flatMap((id) => plan.modules.get(id) ?? [])
    .filter((m) => audiences.includes(m.audience));
  const visible = new Set(modules.map((m) => m.moduleId));
  const tasks = [...plan.tasks.values()].filter((task) =>
    visible.has(task.moduleId),
  );
  const done = tasks.filter((task) => task.status === 'DONE').length;
  const stuck = tasks.filter((task) => task.status === 'STUCKED').length;
  return {
    status: statusOf(
      modules.map((m) => m.status),
      stuck > 0,
    ),
    current_module: modules.find((m) => m.status !== 'DONE')?.title ?? null,
    tasks_total: tasks.length,
    tasks_done: done,
    tasks_stuck: stuck,
    done_percentage:
      tasks.length === 0 ? 0 : Math.floor((100 * done) / tasks.length),
  };
}

type ModuleStatus =
  Plan['modules'] extends ReadonlyMap<string, infer M>
    ? M extends { status: infer S }
      ? S
      : never
    : never;

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
