import {
  audienceOf,
  dueDay,
  isOver,
  personKind,
  processTurn,
  shownIn,
  turnFactsOf,
  whoseTurn,
  type Audience,
  type ModuleStatus,
  type Plan,
  type Task,
} from '@waymark/events';
import type { ExecutionStatus } from '@waymark/api';
import type { ShownPlan } from './changes.ts';

/**
 * The progress of a process, on the modules and tasks of the audiences named: columns of
 * `read.executions`, and for whom how many open tasks wait.
 */
export function progressOf({ plan, order }: ShownPlan, audiences: readonly Audience[]) {
  const modules = [...order.modules.keys()]
    .flatMap((id) => plan.modules.get(id) ?? [])
    .filter((m) => audiences.includes(m.audience));
  const tasks = [...plan.tasks.values()].filter((task) => {
    const module = plan.modules.get(task.moduleId);
    return module !== undefined && audiences.includes(audienceOf(task, module));
  });
  // What has not started is due once it has (PRODUCT 8.5).
  const waits = new Set(
    modules.flatMap(({ moduleId, status }) => (status === 'PENDING' ? [moduleId] : [])),
  );
  const done = tasks.filter((task) => task.status === 'DONE').length;
  const stuck = tasks.filter(isStuck).length;
  const at = processTurn(plan, audiences);
  return {
    status: statusOf(
      modules.map((m) => m.status),
      stuck > 0,
    ),
    current_module: at.module?.title ?? null,
    turn: at.because,
    turn_who: accountOf(at.task),
    turn_shown: at.task === undefined ? at.module?.audience === 'EXTERN' : shownIn(plan, at.task),
    turn_tasks: at.tasks,
    turn_task: at.task?.taskId ?? null,
    is_over: isOver(plan),
    open_due: tasks
      .flatMap((task) =>
        task.status === 'DONE' || waits.has(task.moduleId) ? [] : (dueDay(plan, task) ?? []),
      )
      .sort(),
    tasks_total: tasks.length,
    tasks_done: done,
    tasks_stuck: stuck,
    waiting: waitingFor(plan, tasks),
    done_percentage: tasks.length === 0 ? 0 : Math.floor((100 * done) / tasks.length),
  };
}

/**
 * Whether a task lacks an answer that lets it go on; once it has one it is as any other (PRODUCT
 * 7.4).
 */
const isStuck = ({ status, awaits }: Task): boolean => status === 'STUCKED' && awaits !== 'client';

/** The account that has the task, if that is a person. */
const accountOf = (task: Task | undefined): string | null =>
  task?.assignee != null && personKind(task.assignee) === 'account' ? task.assignee : null;

/** Stands for the client in `waiting`, whoever its users are. */
export const THE_CLIENT = '';

/**
 * Account id -> of how many tasks it is their turn, if they are the client's; and of how many it
 * is, whoever has them.
 */
function waitingFor(plan: Plan, tasks: readonly Task[]): Readonly<Record<string, number>> {
  const waiting = new Map<string, number>();
  for (const task of tasks) {
    const turn = whoseTurn(turnFactsOf(plan, task), () => true);
    const who = turn.because === 'askedClient' ? THE_CLIENT : turn.who;
    if (turn.side === 'client' && who !== null) waiting.set(who, (waiting.get(who) ?? 0) + 1);
  }
  return Object.fromEntries(waiting);
}

/**
 * The first that fits: stuck, done (all modules), paused (all open modules, which are those begun
 * and not done), active (any begun), not started.
 */
function statusOf(modules: readonly ModuleStatus[], stuck: boolean): ExecutionStatus {
  const open = modules.filter((status) => status === 'ACTIVE' || status === 'PAUSED');
  if (stuck) return 'STUCKED';
  if (modules.length > 0 && modules.every((status) => status === 'DONE')) return 'DONE';
  if (open.length > 0 && open.every((status) => status === 'PAUSED')) return 'PAUSED';
  return modules.some((status) => status !== 'PENDING') ? 'ACTIVE' : 'PENDING';
}
