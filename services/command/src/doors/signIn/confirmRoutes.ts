import { confirmationRequest, type SessionReply } from '@waymark/api';
import { callerOf, clientAddress, unauthenticated, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import { noPermission } from '../../callers/noPermission.ts';
import { forgetChallenge, knownProofOf } from '../../identity/signInCookies.ts';
import { sendCode, takeCode } from './codeSteps.ts';
import type { SignInDeps } from './signInRoute.ts';

const MAX_BYTES = 4096;

/**
 * Who is signed in shows by a code that it is they, where that is asked for (ADR 52): `POST code`
 * has one mailed to their own address, and `POST` takes it. It is counted and compared as at a
 * sign-in.
 */
export function confirmRoutes(under: string, deps: SignInDeps): readonly Route[] {
  const { accounts, blocks, browsers, sessions, signedIn } = deps;
  const asking = { method: 'post', who: [signedIn], limit: 'signIn' } as const;

  /** Whoever asks, with the address that a code goes to. */
  async function askerOf(ctx: Context) {
    const { accountId, sid, guest } = callerOf(ctx);
    if (guest !== undefined) throw noPermission();
    const email = (await accounts.person(accountId))?.email;
    if (email === undefined || (await blocks.isAccountBlocked(accountId))) throw unauthenticated();
    const knownBrowser = await browsers.nameOf(knownProofOf(ctx), email, accountId);
    return { ...{ email, accountId, sid, knownBrowser }, ip: clientAddress(ctx) };
  }

  return [
    {
      ...{ ...asking, path: `${under}/code` },
      handle: async (ctx) => sendCode(ctx, deps, await askerOf(ctx), true),
    },
    {
      ...{ ...asking, path: under, body: MAX_BYTES },
      handle: async (ctx) => {
        const { code } = confirmationRequest.parse(ctx.state.body);
        const asker = await askerOf(ctx);
        // Their session goes on, so a wrong one is no 401.
        await takeCode(ctx, deps, asker, { code, status: 422 });
        forgetChallenge(ctx);
        const { accountId, sid } = asker;
        const token = await sessions.confirm(sid, accountId);
        if (token === null) throw unauthenticated();
        const { accessToken, expiresAt } = token;
        ctx.body = {
          ...{ accessToken, accountId },
          expiresAt: expiresAt.toISOString(),
        } satisfies SessionReply;
      },
    },
  ];
}
