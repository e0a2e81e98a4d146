import { useMe } from '../../base/session/me.ts';
import { wire } from '../../base/wire/wire.ts';
import { storedWorkspaceId } from '../../base/wire/workspace.ts';

export type Writer = { owner: string | null; workspaceId: string };

/**
 * The person who writes on this page, and their workspace: known before the first row is, since
 * reading one needs both.
 */
export function useWriter(): Writer {
  const me = useMe();
  return {
    owner: me?.account.accountId ?? wire.session.signedInAs() ?? null,
    workspaceId: storedWorkspaceId() ?? '',
  };
}
