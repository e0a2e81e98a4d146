import { refusalText } from '@waymark/api/problems';
import type { Context, Middleware } from 'koa';
import type { AccessKeys, SigningSecrets } from '../keys/accessKeys.ts';
import {
  accessTokenCheck,
  asAccessKeys,
  isOfUnknownKey,
  type TokenHolder,
} from '../keys/accessToken.ts';
import { RequestRefused } from '../refusals/refused.ts';
import { apiKeyIn, notForApiKeys, type ChecksApiKeys } from './apiKeys.ts';

/**
 * Whether a session, or all that is of an account, has ended although its access tokens are still
 * good.
 */
export type IsEnded = (sidOrAccount: string) => boolean | Promise<boolean>;

/** Whether what somebody does by a session is over: with that, or with all that is theirs. */
export async function isOver(
  isEnded: IsEnded,
  { sid, accountId }: Pick<TokenHolder, 'sid' | 'accountId'>,
): Promise<boolean> {
  return (await isEnded(sid)) || (await isEnded(accountId));
}

/**
 * `views`: also of whoever looks as somebody else, which is for what only reads. `frames`: also of
 * a page in a frame of another site, for a route that asks what its pass names. `apiKeys`: also of
 * a program by its key, for a route that asks for its scopes.
 */
type Admitted = {
  readonly views?: boolean;
  readonly frames?: boolean;
  readonly apiKeys?: ChecksApiKeys | undefined;
  readonly clock?: () => Date;
};

/**
 * Lets a request through only with a good access token (`Authorization: Bearer <jwt>`) of a session
 * that has not ended; then `ctx.state.accountId` and `ctx.state.sid` say whose it is. Refuses with
 * 401 `unauthenticated`, whoever looks as somebody else with 403 `view-only`, and a page in a frame
 * with 403 `frame-only`. A program by its API key is let through by `apiKeys` alone, else refused
 * with 403 `not-for-api-keys`.
 */
export function authenticate(
  keys: SigningSecrets | AccessKeys,
  isEnded: IsEnded = () => false,
  { views = false, frames = false, apiKeys, clock = () => new Date() }: Admitted = {},
): Middleware {
  const taken = asAccessKeys(keys);
  const check = accessTokenCheck(taken);
  return async (ctx, next) => {
    const token = bearerOf(ctx);
    const key = apiKeyIn(ctx, token);
    if (key !== null) {
      if (apiKeys === undefined) throw notForApiKeys();
      const apiKey = await apiKeys.pass(ctx, key);
      Object.assign(ctx.state, { accountId: apiKey.keyId, sid: apiKey.keyId, apiKey });
      return next();
    }
    const read = () => (token === undefined ? null : check(token, clock()));
    let caller = read();
    if (caller === null && token !== undefined && isOfUnknownKey(taken, token)) {
      await taken.lookAgain();
      caller = read();
    }
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

/** The token that a request brings, whatever it is worth. */
export const bearerOf = (ctx: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1];

/** Returns who makes this request. @throws RequestRefused 401 when nobody was authenticated */
export function callerOf(ctx: Context): TokenHolder {
  const { accountId, sid, guest, view, frame, apiKey } = ctx.state as Partial<TokenHolder>;
  if (accountId === undefined || sid === undefined) throw unauthenticated();
  return {
    ...{ accountId, sid },
    ...(guest && { guest }),
    ...(view && { view }),
    ...(frame && { frame }),
    ...(apiKey && { apiKey }),
  };
}

const viewOnly = () =>
  new RequestRefused({ status: 403, code: 'view-only', detail: refusalText('viewOnly') });

/** The refusal to a page in a frame of all that its pass does not name. */
export const frameOnly = () =>
  new RequestRefused({ status: 403, code: 'frame-only', detail: refusalText('frameOnly') });

export const unauthenticated = () =>
  new RequestRefused({
    status: 401,
    code: 'unauthenticated',
    detail: refusalText('notSignedIn'),
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
