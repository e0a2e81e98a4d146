import type { Membership } from './workspaceContext.ts';

/** localStorage key of the chosen workspace, shared with the staff's app. */
export const workspaceKey = 'waymark.workspace';

/**
 * The membership that the portal shows: the one that the link asks for, else the stored one, else where the person is a
 * client, else the first.
 * @returns `foreign`: the link asks for a workspace that the person does not belong to
 */
export function chooseMembership(
  memberships: readonly Membership[],
  asked: string | null,
  stored: string | null,
): Membership | 'foreign' | undefined {
  const of = (id: string | null) =>
    memberships.find(({ workspaceId }) => workspaceId === id);
  if (asked !== null) return of(asked) ?? 'foreign';
  return (
    of(stored) ??
    memberships.find(({ party }) => party === 'client') ??
    memberships[0]
  );
}
