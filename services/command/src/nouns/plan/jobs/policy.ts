import { shownIn, type Project } from '@waymark/events';
import type { Asker } from '../../../policies/caller.ts';
import { teamAndAutomations } from '../../../policies/policies.ts';

/** Whether a user of the project's client asks, who sees the job. */
function isOfClient(asker: Asker, project: Project, jobId: string | undefined) {
  return (
    asker.kind === 'clientUser' &&
    project.life === 'present' &&
    project.clientId === asker.client.clientId &&
    jobId !== undefined &&
    project.plan.modules.get(jobId)?.audience === 'EXTERN'
  );
}

/** The team; of what is user-addable, a user of the client who sees the job too (PRODUCT 8.10). */
export const mayAddJob = (asker: Asker, project: Project, { jobId }: { jobId: string }): boolean =>
  teamAndAutomations(asker) ||
  (isOfClient(asker, project, jobId) && project.plan.modules.get(jobId)?.userAddable === true);

/** The same of a task. */
export function mayAddTask(
  asker: Asker,
  project: Project,
  { taskId }: { taskId: string },
): boolean {
  if (teamAndAutomations(asker)) return true;
  const task = project.plan.tasks.get(taskId);
  return (
    isOfClient(asker, project, task?.moduleId) &&
    task?.userAddable === true &&
    shownIn(project.plan, task)
  );
}
