import type { Membership } from './workspaceContext.ts';

/** localStorage key of the chosen workspace, shared with the staff's app. */
export const workspaceKey = 'waymark.workspace';
/** The same of the client, of whoever is a user of several in one workspace. */
export const clientKey = 'waymark.client';

/** Where somebody is, or wants to be; of several clients of one workspace, with which. */
export type Place = {
  readonly workspaceId: string | null;
  readonly clientId: string | null;
};

/**
 * The membership that the portal shows: the one that the link asks for, else the stored one, else where the person is a
 * client, else the first. Of several in one workspace it is that of the client whose the page is, else the stored one.
 * @param asked `clientId`: whose what the address names is, where that is known
 * @returns `foreign`: the link asks for a workspace that the person does not belong to
 */
export function chooseMembership(
  memberships: readonly Membership[],
  asked: Place,
  stored: Place,
): Membership | 'foreign' | undefined {
  const of = (id: string | null) => {
    const there = memberships.filter(({ workspaceId }) => workspaceId === id);
    const withClient = (wanted: string | null) =>
      there.find(({ clientId }) => wanted !== null && clientId === wanted);
    return (
      withClient(asked.clientId) ?? withClient(stored.clientId) ?? there[0]
    );
  };
  if (asked.workspaceId !== null) return of(asked.workspaceId) ?? 'foreign';
  const chosen =
    of(stored.workspaceId) ??
    memberships.find(({ party }) => party === 'client') ??
    memberships[0];
  return chosen && of(chosen.workspaceId);
}

/** Whether somebody is a user of several clients of one workspace. */
export const hasSeveral = (
  memberships: readonly Membership[],
  workspaceId: string,
): boolean =>
  memberships.filter((one) => one.workspaceId === workspaceId).length > 1;
