import type { Me } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { isRefused, SignedOut, signOut, whileSignedIn } from '@waymark/client';
import type { AuthProvider } from 'react-admin';
import { matchPath } from 'react-router';
import { queryClient } from '../../base/dataProvider/queryClient.ts';
import { forgetDevice } from '../../base/session/device.ts';
import { loadMe } from '../../base/session/me.ts';
import {
  chooseMembership,
  decideWorkspace,
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

const askMe = (staleTime = 60_000) =>
  queryClient.fetchQuery({ queryKey: ['me'], queryFn: loadMe, staleTime });

/** Where they go on, by what is known of them now. */
const decided = ({ memberships }: Me) =>
  decideWorkspace(memberships, {
    asked: new URLSearchParams(location.search).get('w'),
    stored: storedWorkspaceId(),
    atStart: location.pathname === entryAddress.executions(),
  });

/**
 * Session (PRODUCT 3.2): the refresh cookie brings an access token, which lives in memory; sign-in
 * itself is another app. Before the first read the workspace is settled (`decideWorkspace`).
 */
export const authProvider: AuthProvider = {
  login: () => goTo(entryAddress.signIn()),

  async checkAuth() {
    try {
      await whileSignedIn(wire, wire.session.accessToken);
    } catch (error) {
      if (error instanceof SignedOut) return goToLogin();
      throw error;
    }
    if (withoutWorkspace()) return;
    let decision = decided(await askMe());
    // They may have joined since.
    if (!('enters' in decision)) decision = decided(await askMe(0));
    if ('enters' in decision) return storeWorkspaceId(decision.enters);
    if ('mayNotEnter' in decision)
      return goTo(adminAddress.noPermission({ w: decision.mayNotEnter }));
    return goTo(
      decision.goesTo === 'portal' ? entryAddress.portal() : entryAddress.chooseWorkspace(),
    );
  },

  async checkError(error: { status?: number }) {
    // Over a page that somebody works on they are asked in place; it stays if they do not sign in.
    if (error.status === 401) return wire.session.endedOf() === undefined ? goToLogin() : undefined;
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
