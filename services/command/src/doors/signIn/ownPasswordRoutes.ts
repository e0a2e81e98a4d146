import { ownPasswordRequest, type OwnPassword } from '@waymark/api';
import {
  audited,
  callerOf,
  clientAddress,
  mustBeRecent,
  unauthenticated,
  type Route,
} from '@waymark/edge';
import type { Context } from 'koa';
import { noPermission } from '../../callers/noPermission.ts';
import { deviceOf } from '../../identity/device.ts';
import { removePassword, setPassword } from '../../identity/passwordChanges.ts';
import type { SignInDeps } from './signInRoute.ts';

const MAX_BYTES = 4096;

/**
 * The password of whoever is signed in: when it was set, a new one, and doing away with it, which
 * both ask for a sign-in of the last minutes (ADR 52) and end all other sessions.
 */
export function ownPasswordRoutes(path: string, deps: SignInDeps): readonly Route[] {
  const { accounts, passwords, signedIn, clock } = deps;
  const own = { path, who: [signedIn] } as const;
  const changeOf = (ctx: Context) => {
    const { accountId, sid } = ownerOf(ctx);
    mustBeRecent(ctx, clock());
    const device = deviceOf(ctx.get('User-Agent'), clientAddress(ctx));
    return { accountId, by: 'owner', except: sid, device } as const;
  };
  return [
    {
      ...{ ...own, method: 'get', limit: 'ownRead' },
      handle: async (ctx) => {
        const setAt = await passwords.kept.setAt(ownerOf(ctx).accountId);
        ctx.body = { setAt: setAt?.toISOString() ?? null } satisfies OwnPassword;
      },
    },
    {
      ...{ ...own, method: 'post', limit: 'choosePassword', body: MAX_BYTES },
      handle: async (ctx) => {
        const change = changeOf(ctx);
        const { accountId } = change;
        const { password } = ownPasswordRequest.parse(ctx.state.body);
        const person = await accounts.person(accountId);
        if (person === null) throw unauthenticated();
        await passwords.strength.check(password, person);
        await setPassword(passwords.changes, await passwords.kept.hashOf(password), change);
        audited(ctx, 'password-set', { account: accountId });
        ctx.status = 204;
      },
    },
    {
      ...{ ...own, method: 'delete', limit: 'ownRead' },
      handle: async (ctx) => {
        const change = changeOf(ctx);
        const { accountId } = change;
        if (await removePassword(passwords.changes, change))
          audited(ctx, 'password-removed', { account: accountId });
        ctx.status = 204;
      },
    },
  ];
}

/** Whoever came by a link has no account. */
function ownerOf(ctx: Context) {
  const caller = callerOf(ctx);
  if (caller.guest !== undefined) throw noPermission();
  return caller;
}
