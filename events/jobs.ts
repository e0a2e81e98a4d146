/**
 * The one milestone of a project's plan, in which its jobs stand: it has no name and is shown
 * nowhere.
 */
export const jobBoard = 'jobs';

/** The columns of a project's board, in their order (PRODUCT 8.10). */
export const jobGroups = ['inactive', 'active', 'done'] as const;
export type JobGroup = (typeof jobGroups)[number];

type Status = 'PENDING' | 'ACTIVE' | 'PAUSED' | 'DONE';

/** What a job's column says of it as a module. */
export const statusOfGroup = {
  inactive: 'PENDING',
  active: 'ACTIVE',
  done: 'DONE',
} as const satisfies Readonly<Record<JobGroup, Status>>;

/** In which column a job stands. */
export function groupOfJob(status: Status): JobGroup {
  switch (status) {
    case 'PENDING':
      return 'inactive';
    case 'ACTIVE':
    case 'PAUSED':
      return 'active';
    case 'DONE':
      return 'done';
    default:
      return status satisfies never;
  }
}
