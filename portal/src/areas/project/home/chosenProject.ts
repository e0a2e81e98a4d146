import type { ExecutionRow } from '../../../base/api/reads.ts';

export type ProjectChoice = Pick<ExecutionRow, 'id' | 'status' | 'clientTurn'>;

/**
 * The project that the address names; without one the newest in which something waits for the
 * reader's side, else the newest that is still open, else the newest.
 * @param projects the newest first
 */
export function chosenProject<Project extends ProjectChoice>(
  projects: readonly Project[],
  processId: string | undefined,
): Project | undefined {
  if (processId !== undefined) return projects.find(({ id }) => id === processId);
  return (
    projects.find(({ clientTurn }) => clientTurn > 0) ??
    projects.find(({ status }) => status !== 'DONE') ??
    projects[0]
  );
}
