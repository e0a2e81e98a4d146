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
/** Nothing is chosen any more: whoever comes next chooses their own. */
export const forgetWorkspaceId = (): void => localStorage.removeItem(KEY);

/** The membership by which staff work: that of the stored workspace, else their first. */
export function chooseMembership(
  memberships: readonly Membership[],
  stored: string | null,
): Membership | undefined {
  const ours = memberships.filter(({ party }) => party === 'team');
  return ours.find(({ workspaceId }) => workspaceId === stored) ?? ours[0];
}

/** Where somebody of the staff works from here on, or where they go instead. */
export type WorkspaceDecision =
  | { readonly enters: string }
  /** They may not enter the workspace that was asked for, or in which they worked last. */
  | { readonly mayNotEnter: string }
  | { readonly goesTo: 'portal' | 'choice' };

/**
 * Decides it by what is asked for (`?w=`), else by what is stored (PRODUCT 3.3). Whoever is of
 * several teams and has chosen none chooses as they begin; a link leads them to the first.
 */
export function decideWorkspace(
  memberships: readonly Membership[],
  where: {
    readonly asked: string | null;
    readonly stored: string | null;
    readonly atStart: boolean;
  },
): WorkspaceDecision {
  const ours = memberships.filter(({ party }) => party === 'team');
  const { asked, stored, atStart } = where;
  // The portal keeps there as whose client somebody was last.
  const isClients = asked === null && stored !== null && isAt(memberships, stored);
  const wanted = asked ?? stored;
  if (ours.some(({ workspaceId }) => workspaceId === wanted)) return { enters: `${wanted}` };
  if (ours.length === 0 && memberships.length > 0 && (asked === null || isAt(memberships, asked)))
    return { goesTo: 'portal' };
  if (wanted !== null && !isClients) return { mayNotEnter: wanted };
  const [first, second] = ours;
  if (first === undefined || (second !== undefined && atStart)) return { goesTo: 'choice' };
  return { enters: first.workspaceId };
}

const isAt = (memberships: readonly Membership[], id: string): boolean =>
  memberships.some(({ workspaceId }) => workspaceId === id);

/**
 * Enters a workspace. The whole app starts anew, so that no row of the one before stays on the
 * screen.
 */
export function enterWorkspace(workspaceId: string): void {
  storeWorkspaceId(workspaceId);
  location.assign(entryAddress.executions());
}
