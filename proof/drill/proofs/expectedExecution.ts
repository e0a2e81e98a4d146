import type { ExecutionStatus } from '@waymark/api';
import {
  milestonesOf,
  modulesOf,
  type ModuleStatus,
  type Process,
} from '@waymark/events';
import { counted } from './expectedRows.ts';

/** The row of `executions`; `clientUsers` are the account ids of the client's users. */
export function expectedExecution(
  state: Process,
  revision: bigint,
  clientUsers: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const { processId, name, projectId, clientId, blueprintId, start, end } =
    state;
  const { plan } = state;
  const modules = milestonesOf(plan).flatMap(({ milestoneId }) =>
    modulesOf(plan, milestoneId),
  );
  const tasks = [...plan.tasks.values()];
  const { tasksTotal, tasksDone, tasksStuck } = counted(tasks);
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
    currentModule:
      (
        modules.find(({ moduleId }) =>
          tasks.some((t) => t.moduleId === moduleId && t.status === 'STUCKED'),
        ) ??
        modules.find((m) => m.status === 'ACTIVE') ??
        modules.find((m) => m.status !== 'DONE')
      )?.title ?? null,
    clientTurn: tasks.filter((t) => {
      const module = plan.modules.get(t.moduleId);
      return (
        (t.status === 'TODO' || t.status === 'IN_PROGRESS') &&
        (module?.status === 'ACTIVE' || module?.status === 'DONE') &&
        module.audience === 'EXTERN' &&
        t.assignee !== null &&
        clientUsers.has(t.assignee)
      );
    }).length,
    donePercentage:
      tasksTotal === 0 ? 0 : Math.floor((100 * tasksDone) / tasksTotal),
    planRevision: `${revision}`,
  };
}

/** The first that fits: stuck; all modules done; all that were begun and are not done are paused; any begun; none. */
function statusOf(
  modules: readonly ModuleStatus[],
  stuck: boolean,
): ExecutionStatus {
  const count = (status: ModuleStatus) =>
    modules.filter((each) => each === status).length;
  if (stuck) return 'STUCKED';
  if (modules.length > 0 && count('DONE') === modules.length) return 'DONE';
  if (count('PAUSED') > 0 && count('ACTIVE') === 0) return 'PAUSED';
  return count('PENDING') < modules.length ? 'ACTIVE' : 'PENDING';
}
