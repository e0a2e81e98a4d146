import { groupOfJob, type JobGroup } from '@waymark/events/jobs';
import type { ModuleRow, TaskRow } from '../api/reads.ts';

type Job = Pick<ModuleRow, 'id' | 'status' | 'weight'>;
type Task = Pick<TaskRow, 'moduleId' | 'place' | 'active' | 'userAddable'>;

/** A job with its tasks that are to be done, and those of which another one may be added. */
type JobOf<J, T> = {
  readonly job: J;
  readonly shown: T[];
  readonly again: readonly T[];
};

/** What is worked on stands first, then what comes, then what is done; lists without jobs are left out. */
const order: readonly JobGroup[] = ['active', 'inactive', 'done'];

export function jobLists<J extends Job, T extends Task>(
  jobs: readonly J[],
  tasks: readonly T[],
): readonly {
  readonly list: JobGroup;
  readonly jobs: readonly JobOf<J, T>[];
}[] {
  const ofJob = Map.groupBy(tasks, ({ moduleId }) => moduleId);
  const all = jobs
    .toSorted((a, b) => a.weight - b.weight)
    .map((job) => {
      const own = (ofJob.get(job.id) ?? []).toSorted(
        (a, b) => a.place - b.place,
      );
      return {
        job,
        shown: own.filter(({ active }) => active),
        again:
          groupOfJob(job.status) === 'done'
            ? []
            : own.filter(({ userAddable }) => userAddable),
      };
    });
  return order
    .map((list) => ({
      list,
      jobs: all.filter(({ job }) => groupOfJob(job.status) === list),
    }))
    .filter(({ jobs: inList }) => inList.length > 0);
}
