import type { TaskRow } from '../../base/api/reads.ts';

/** The one whose status was set last. */
export const latest = <Task extends Pick<TaskRow, 'statusAt'>>(
  tasks: readonly Task[],
): Task | undefined =>
  tasks.toSorted((a, b) => (b.statusAt ?? '').localeCompare(a.statusAt ?? ''))[0];
