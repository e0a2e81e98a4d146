import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { isRefused, SignedOut, signOut } from '@waymark/client';
import type { AuthProvider } from 'react-admin';
import { matchPath } from 'react-router';
import { queryClient } from '../../base/dataProvider/queryClient.ts';
import { forgetDevice } from '../../base/session/device.ts';
import { loadMe } from '../../base/session/me.ts';
import {
  askedWorkspaceId,
  chooseMembership,
  storeWorkspaceId,
  storedWorkspaceId,
} from '../../base/wire/workspace.ts';
import { wire } from '../../base/wire/wire.ts';

/** A page that is being left: nothing more may be drawn on it. */
const leaving = (): Promise<never> => new Promise(() => {});

function goTo(path: string): Promise<never> {
  location.assign(path);
  return leaving();
}

/** The address of the sign-in, with the way back here. */
export const loginPath = (here: string): string =>
  entryAddress.signIn({ redirectTo: here === entryAddress.executions() ? undefined : here });

const goToLogin = () => goTo(loginPath(location.pathname + location.search + location.hash));

/** Pages that need no workspace; they stand outside of the guarded part. */
const withoutWorkspace = () =>
  [entryAddress.chooseWorkspace, adminAddress.noPermission, adminAddress.logout].some(
    ({ path }) => matchPath(path, location.pathname) !== null,
  );

const askMe = () =>
  queryClient.fetchQuery({ queryKey: ['me'], queryFn: loadMe, staleTime: 60_000 });

/**
 * Session (PRODUCT 3.2): the refresh cookie brings an access token, which lives in memory; sign-in
 * itself is another app. Before the first read the workspace is settled: the stored one if it is
 * still theirs, otherwise the first.
 */
export const authProvider: AuthProvider = {
  login: () => goTo(entryAddress.signIn()),

  async checkAuth() {
    try {
      await wire.session.accessToken();
    } catch (error) {
      if (error instanceof SignedOut) return goToLogin();
      throw error;
    }
    const { memberships } = await askMe();
    const membership = chooseMembership(
      memberships,
      askedWorkspaceId(memberships, location.search),
    );
    if (membership !== undefined) return storeWorkspaceId(membership.workspaceId);
    if (withoutWorkspace()) return;
    return goTo(memberships.length > 0 ? entryAddress.portal() : entryAddress.chooseWorkspace());
  },

  async checkError(error: { status?: number }) {
    if (error.status === 401) return goToLogin();
    // They may do it, and did not show that it is they: the page that asked says so.
    if (isRefused(error, 'confirmation-needed')) return;
    if (error.status === 403)
      throw { logoutUser: false, redirectTo: adminAddress.noPermission(), message: false };
  },

  async logout() {
    await signOut(wire);
    forgetDevice();
    location.assign(entryAddress.signIn());
    return false;
  },

  async getIdentity() {
    const { account } = await askMe();
    return {
      id: account.accountId,
      fullName: `${account.firstName} ${account.lastName}`.trim() || account.email,
    };
  },

  async getPermissions() {
    const { memberships } = await askMe();
    return chooseMembership(memberships, storedWorkspaceId())?.role ?? null;
  },
};
