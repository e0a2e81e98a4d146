import { useMe } from '../session/me.ts';
import { wire } from '../wire/wire.ts';
import { storedWorkspaceId } from '../session/workspace.ts';

export type Writer = { owner: string | null; workspaceId: string };

/** Who writes on this page, and in which workspace: known before the first row is, since reading one needs both. */
export function useWriter(): Writer {
  const me = useMe();
  return {
    owner: me?.account.accountId ?? wire.session.signedInAs() ?? null,
    workspaceId: storedWorkspaceId() ?? '',
  };
}
