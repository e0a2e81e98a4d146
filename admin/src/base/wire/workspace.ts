import type { Me } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { openedBy } from './openedBy.ts';

export type Membership = Me['memberships'][number];

/**
 * The key under which the device keeps the id of the chosen workspace; the portal and the sign-in
 * use the same.
 */
const KEY = 'waymark.workspace';

export const storedWorkspaceId = (): string | null =>
  openedBy.workspaceId ?? localStorage.getItem(KEY);
export const storeWorkspaceId = (workspaceId: string): void =>
  localStorage.setItem(KEY, workspaceId);

/**
 * Chooses the workspace in which staff work: the stored one if it is still theirs, otherwise the
 * first one (PRODUCT 3.3).
 */
export function chooseMembership(
  memberships: readonly Membership[],
  stored: string | null,
): Membership | undefined {
  const ours = memberships.filter(({ party }) => party === 'team');
  return ours.find(({ workspaceId }) => workspaceId === stored) ?? ours[0];
}

/**
 * The workspace that a link of a mail leads into (`?w=`), if the person is in its team; else the
 * stored one.
 */
export function askedWorkspaceId(
  memberships: readonly Membership[],
  search: string,
): string | null {
  const asked = new URLSearchParams(search).get('w');
  const isTheirs = memberships.some(
    ({ workspaceId, party }) => party === 'team' && workspaceId === asked,
  );
  return isTheirs ? asked : storedWorkspaceId();
}

/**
 * Enters a workspace. The whole app starts anew, so that no row of the one before stays on the
 * screen.
 */
export function enterWorkspace(workspaceId: string): void {
  storeWorkspaceId(workspaceId);
  location.assign(entryAddress.executions());
}
