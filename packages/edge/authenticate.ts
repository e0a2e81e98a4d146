import { said } from '@waymark/api/problems';
import type { Context, Middleware } from 'koa';
import {
  accessTokenCheck,
  type Caller,
  type SigningSecrets,
} from './accessToken.ts';
import { Refused } from './refused.ts';

/** Whether a session has ended although its access tokens are still good. */
export type IsEnded = (sid: string) => boolean | Promise<boolean>;

/**
 * Lets a request through only with a good access token (`Authorization: Bearer <jwt>`) of a session that has not ended;
 * then `ctx.state.accountId` and `ctx.state.sid` say whose it is. Refuses with 401 `unauthenticated`.
 */
export function authenticate(
  secrets: SigningSecrets,
  isEnded: IsEnded = () => false,
  clock: () => Date = () => new Date(),
): Middleware {
  const check = accessTokenCheck(secrets);
  return async (ctx, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
    const caller = token === undefined ? null : check(token, clock());
    if (caller === null) throw unauthenticated();
    const ended = isEnded(caller.sid);
    if (ended !== false && (await ended)) throw unauthenticated();
    ctx.state.accountId = caller.accountId;
    ctx.state.sid = caller.sid;
    ctx.state.guest = caller.guest;
    await next();
  };
}

/** Who makes this request. @throws Refused 401 when nobody was authenticated */
export function callerOf(ctx: Context): Caller {
  const { accountId, sid, guest } = ctx.state as Partial<Caller>;
  if (accountId === undefined || sid === undefined) throw unauthenticated();
  return { accountId, sid, ...(guest && { guest }) };
}

export const unauthenticated = () =>
  new Refused({
    status: 401,
    code: 'unauthenticated',
    detail: said('notSignedIn'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
