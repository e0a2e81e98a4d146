import type { TaskRow } from '../api/reads.ts';
import type { Directory } from '../project/who.ts';
import type { Workspace } from '../workspace/workspaceContext.ts';

/** Whether the reader may set a task's status: that of their own and their colleagues' ones; a guest, where the link lets them. */
export function mayAct(
  { assignee }: Pick<TaskRow, 'assignee'>,
  whoIs: Directory,
  { me, membership }: Pick<Workspace, 'me' | 'membership'>,
): boolean {
  if (membership.onlyLooks ?? membership.guest?.mayWork === false) return false;
  if (membership.party === 'team' || assignee === me.accountId) return true;
  const who = assignee === null ? undefined : whoIs(assignee);
  const { clientId } = membership;
  return (
    who?.kind === 'client' &&
    clientId !== null &&
    who.clientIds.includes(clientId)
  );
}
