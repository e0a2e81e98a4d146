import { said } from '@waymark/api/problems';
import type { Context, Middleware } from 'koa';
import {
  accessTokenCheck,
  type Caller,
  type SigningSecrets,
} from './accessToken.ts';
import { Refused } from './refused.ts';

/** Whether a session, or all that is of an account, has ended although its access tokens are still good. */
export type IsEnded = (sidOrAccount: string) => boolean | Promise<boolean>;

/** Whether what somebody does by a session is over: with that, or with all that is theirs. */
export async function isOver(
  isEnded: IsEnded,
  { sid, accountId }: Pick<Caller, 'sid' | 'accountId'>,
): Promise<boolean> {
  return (await isEnded(sid)) || (await isEnded(accountId));
}

/**
 * `views`: also of whoever looks as somebody else, which is for what only reads. `frames`: also of a page in a frame of
 * another site, for a route that asks what its pass names.
 */
type Admitted = {
  readonly views?: boolean;
  readonly frames?: boolean;
  readonly clock?: () => Date;
};

/**
 * Lets a request through only with a good access token (`Authorization: Bearer <jwt>`) of a session that has not ended;
 * then `ctx.state.accountId` and `ctx.state.sid` say whose it is. Refuses with 401
 * `unauthenticated`, whoever looks as somebody else with 403 `view-only`, and a page in a frame with 403 `frame-only`.
 */
export function authenticate(
  secrets: SigningSecrets,
  isEnded: IsEnded = () => false,
  { views = false, frames = false, clock = () => new Date() }: Admitted = {},
): Middleware {
  const check = accessTokenCheck(secrets);
  return async (ctx, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
    const caller = token === undefined ? null : check(token, clock());
    if (caller === null) throw unauthenticated();
    if (await isOver(isEnded, caller)) throw unauthenticated();
    if (caller.view !== undefined && !views) throw viewOnly();
    if (caller.frame !== undefined && !frames) throw frameOnly();
    ctx.state.accountId = caller.accountId;
    ctx.state.sid = caller.sid;
    ctx.state.guest = caller.guest;
    ctx.state.view = caller.view;
    ctx.state.frame = caller.frame;
    await next();
  };
}

/** Who makes this request. @throws Refused 401 when nobody was authenticated */
export function callerOf(ctx: Context): Caller {
  const { accountId, sid, guest, view, frame } = ctx.state as Partial<Caller>;
  if (accountId === undefined || sid === undefined) throw unauthenticated();
  return {
    ...{ accountId, sid },
    ...(guest && { guest }),
    ...(view && { view }),
    ...(frame && { frame }),
  };
}

const viewOnly = () =>
  new Refused({ status: 403, code: 'view-only', detail: said('viewOnly') });

/** To a page in a frame, of what its pass does not name. */
export const frameOnly = () =>
  new Refused({ status: 403, code: 'frame-only', detail: said('frameOnly') });

export const unauthenticated = () =>
  new Refused({
    status: 401,
    code: 'unauthenticated',
    detail: said('notSignedIn'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
