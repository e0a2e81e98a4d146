import { groupOfJob } from '@waymark/events/jobs';
import type { ModuleRow, TaskRow } from '../../../base/api/reads.ts';

type Job = Pick<ModuleRow, 'id' | 'status' | 'weight' | 'userAddable'>;
type Task = Pick<TaskRow, 'moduleId' | 'place' | 'active' | 'userAddable'>;

/** A task, or (without one) a whole job, that anybody who sees it may add once more. */
export type Again<J, T> = { readonly job: J; readonly task?: T };

const isActive = ({ status }: Job) => groupOfJob(status) === 'active';

/**
 * Finds what may be added again of jobs that are not done, those that are worked on first, in the
 * order of the tasks in each (PRODUCT 8.10).
 */
export function againOf<J extends Job, T extends Task>(
  jobs: readonly J[],
  tasks: readonly T[],
): Again<J, T>[] {
  const ofJob = Map.groupBy(tasks, ({ moduleId }) => moduleId);
  return jobs
    .filter(({ status }) => groupOfJob(status) !== 'done')
    .toSorted((a, b) => Number(isActive(b)) - Number(isActive(a)) || a.weight - b.weight)
    .flatMap((job): Again<J, T>[] => [
      ...(ofJob.get(job.id) ?? [])
        .filter(({ userAddable }) => userAddable)
        .toSorted((a, b) => a.place - b.place)
        .map((task) => ({ job, task })),
      ...(job.userAddable ? [{ job }] : []),
    ]);
}
