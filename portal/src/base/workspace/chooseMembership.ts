import type { Membership } from './workspaceContext.ts';

/** localStorage key of the chosen workspace, shared with the staff's app. */
export const workspaceKey = 'waymark.workspace';
/** The same of the client, of whoever is a user of several in one workspace. */
export const clientKey = 'waymark.client';

/**
 * The membership that the portal shows: the one that the link asks for, else the stored one, else
 * where the person is a client, else the first. Of several clients in one workspace SeveralClients
 * chooses.
 * @param former where they belonged once, and do so no more
 * @returns `foreign`: they do not belong to what the link asks for, or no more to where they were
 * last
 */
export function chooseMembership(
  memberships: readonly Membership[],
  asked: string | null,
  stored: string | null,
  former: readonly { readonly workspaceId: string }[] = [],
): Membership | 'foreign' | undefined {
  const of = (id: string | null) => memberships.find(({ workspaceId }) => workspaceId === id);
  if (asked !== null) return of(asked) ?? 'foreign';
  if (former.some(({ workspaceId }) => workspaceId === stored)) return 'foreign';
  return of(stored) ?? memberships.find(({ party }) => party === 'client') ?? memberships[0];
}

/** All that somebody is in a workspace: of the team, a user of one client or of several. */
export const membershipsIn = (
  memberships: readonly Membership[],
  workspaceId: string,
): readonly Membership[] => memberships.filter((one) => one.workspaceId === workspaceId);
