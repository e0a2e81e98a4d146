import type { ExecutionStatus } from '@waymark/api';
import {
  milestonesOf,
  modulesOf,
  processTurn,
  turnFactsOf,
  whoseTurn,
  type ModuleStatus,
  type Process,
} from '@waymark/events';
import { counted } from './expectedRows.ts';

/** The row of `executions`; `clientUsers` are the account ids of the client's people. */
export function expectedExecution(
  state: Process,
  revision: bigint,
  clientUsers: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const { processId, name, projectId, clientId, blueprintId, start, end } = state;
  const { plan } = state;
  const modules = milestonesOf(plan).flatMap(({ milestoneId }) => modulesOf(plan, milestoneId));
  const tasks = [...plan.tasks.values()];
  const { tasksTotal, tasksDone } = counted(tasks);
  // What was answered is as if it were not stuck.
  const tasksStuck = tasks.filter(
    ({ status, awaits }) => status === 'STUCKED' && awaits !== 'client',
  ).length;
  return {
    id: processId,
    name,
    projectId,
    clientId,
    blueprintId,
    start,
    end,
    status: statusOf(
      modules.map((module) => module.status),
      tasksStuck > 0,
    ),
    tasksTotal,
    tasksDone,
    tasksStuck,
    currentModule: processTurn(plan).module?.title ?? null,
    clientTurn: tasks.filter(
      (task) => whoseTurn(turnFactsOf(plan, task), (id) => clientUsers.has(id)).side === 'client',
    ).length,
    donePercentage: tasksTotal === 0 ? 0 : Math.floor((100 * tasksDone) / tasksTotal),
    planRevision: `${revision}`,
  };
}

/**
 * The first that fits: stuck; all modules done; all that were begun and are not done are paused;
 * any begun; none.
 */
function statusOf(modules: readonly ModuleStatus[], stuck: boolean): ExecutionStatus {
  const count = (status: ModuleStatus) => modules.filter((each) => each === status).length;
  if (stuck) return 'STUCKED';
  if (modules.length > 0 && count('DONE') === modules.length) return 'DONE';
  if (count('PAUSED') > 0 && count('ACTIVE') === 0) return 'PAUSED';
  return count('PENDING') < modules.length ? 'ACTIVE' : 'PENDING';
}
