import type { TaskRow } from '../../base/api/reads.ts';
import type { Directory } from './who.ts';

/** A guest does what is with the client, whoever there has it. */
export const asTheClient = (
  tasks: readonly TaskRow[],
  whoIs: Directory,
  guest: string,
): TaskRow[] =>
  tasks.map((task) =>
    task.assignee !== null && whoIs(task.assignee).kind === 'client'
      ? { ...task, assignee: guest }
      : task,
  );
