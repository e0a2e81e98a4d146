import { isOpenTo } from '@waymark/events/takingPart';
import type { ModuleRow, TaskRow } from '../../base/api/reads.ts';
import type { Directory } from '../project/who.ts';
import { useModules } from '../project/useProject.ts';
import { useWorkspace, type OpenWorkspace } from '../../base/workspace/workspaceContext.ts';

/**
 * Whether the reader may set a task's status: that of their own and their colleagues' ones, and of
 * what nobody has yet in a module in which they take part (PRODUCT 10.5); a guest, where the link
 * lets them.
 */
export function mayAct(
  { assignee }: Pick<TaskRow, 'assignee'>,
  whoIs: Directory,
  { me, membership }: Pick<OpenWorkspace, 'me' | 'membership'>,
  participants: readonly string[],
): boolean {
  if (membership.onlyLooks ?? membership.guest?.mayWork === false) return false;
  if (membership.party === 'team' || assignee === me.accountId) return true;
  const { clientId } = membership;
  if (clientId === null) return false;
  const who = assignee === null ? undefined : whoIs(assignee);
  return (
    (who?.kind === 'client' && who.clientIds.includes(clientId)) ||
    (membership.guest === undefined && isOpenTo(me.accountId, assignee, participants))
  );
}

/** The people who take part in the module of a task; nobody while that is not known. */
export const useParticipants = (
  task: Pick<TaskRow, 'planId' | 'moduleId'>,
): ModuleRow['participants'] =>
  useModules(task.planId).data?.find(({ id }) => id === task.moduleId)?.participants ?? [];

/** The same as `mayAct`, of whoever reads. */
export function useMayAct(task: TaskRow, whoIs: Directory): boolean {
  const workspace = useWorkspace();
  const participants = useParticipants(task);
  return mayAct(task, whoIs, workspace, participants);
}
