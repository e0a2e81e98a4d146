import jwt from 'jsonwebtoken';
import { secretKey } from './secretKey.ts';

/** How long an access token is good, in seconds (15 minutes; PRODUCT 3.2: refresh timer 900000 ms). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'waymark';

/** By which share somebody came in as a guest. */
export type GuestPass = {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly of: { readonly kind: 'process' | 'project'; readonly id: string };
};

/** Who looks as somebody else, and in which workspace alone. */
export type View = { readonly by: string; readonly workspaceId: string };

/** What a page may do that stands in a frame of another site: answer the form of this task, or, without one, make the form. */
export type FramePass = {
  readonly workspaceId: string;
  readonly formId: string;
  readonly task?: {
    readonly planKind: 'process' | 'project';
    readonly planId: string;
    readonly taskId: string;
  };
};

/**
 * Who makes a request: an account by way of one of its sessions, or a guest, whose id stands in its place. With a `view` it
 * is the account as whom somebody else looks, by way of a session of theirs, and nothing may be changed. With a `frame` it is
 * the account in a frame of another site, and nothing is open to it but what the pass names.
 */
export type Caller = {
  readonly accountId: string;
  readonly sid: string;
  readonly guest?: GuestPass;
  readonly view?: View;
  readonly frame?: FramePass;
};

export type AccessToken = {
  readonly accessToken: string;
  readonly expiresAt: Date;
};

/** Signs an access token (JWT, HS256; `sub` is the account) that is good for 15 minutes from `now`, and not beyond `until`. */
export function signAccessToken(
  secret: string,
  { accountId, sid, guest, view, frame }: Caller,
  now: Date,
  until?: Date,
): AccessToken {
  const iat = Math.floor(now.getTime() / 1000);
  const end = until === undefined ? Infinity : until.getTime() / 1000;
  const exp = Math.min(iat + ACCESS_TOKEN_SECONDS, Math.floor(end));
  const accessToken = jwt.sign(
    { sub: accountId, sid, iss: ISSUER, iat, exp, guest, view, frame },
    secretKey(secret),
    { algorithm: 'HS256' },
  );
  return { accessToken, expiresAt: new Date(exp * 1000) };
}

/** Secrets that tokens are taken by: that which signs, and while it is being changed another one. */
export type SigningSecrets = string | readonly string[];

/** Who the token speaks for; null when it is forged, malformed or over at `now`. */
export const verifyAccessToken = (
  secret: SigningSecrets,
  token: string,
  now: Date,
): Caller | null => verified(secret, token, now)?.caller ?? null;

/** Good tokens that are remembered, at least; at most twice as many. */
const REMEMBERED = 10_000;

/**
 * Checks tokens as `verifyAccessToken` does. A caller comes again and again with the same one: its signature is checked
 * the first time, and it is remembered until it is over. One that is no good is never remembered.
 */
export function accessTokenCheck(
  secret: SigningSecrets,
  remembered = REMEMBERED,
): (token: string, now: Date) => Caller | null {
  let latest = new Map<string, Verified>();
  let before: typeof latest = new Map();
  return (token, now) => {
    const known = latest.get(token) ?? before.get(token);
    if (known !== undefined)
      return now.getTime() < known.expiresAt ? known.caller : null;
    const fresh = verified(secret, token, now);
    if (fresh === null) return null;
    if (latest.size >= remembered) [before, latest] = [latest, new Map()];
    latest.set(token, fresh);
    return fresh.caller;
  };
}

/** `expiresAt` in milliseconds since 1970. */
type Verified = { readonly caller: Caller; readonly expiresAt: number };

function verified(
  secrets: SigningSecrets,
  token: string,
  now: Date,
): Verified | null {
  for (const secret of [secrets].flat()) {
    const found = verifiedBy(secret, token, now);
    if (found !== null) return found;
  }
  return null;
}

function verifiedBy(secret: string, token: string, now: Date): Verified | null {
  try {
    const claims = jwt.verify(token, secretKey(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    if (
      typeof claims === 'string' ||
      typeof claims.sub !== 'string' ||
      typeof claims.sid !== 'string' ||
      claims.exp === undefined
    )
      return null;
    const { sub, sid, exp } = claims;
    const guest = claims['guest'] as GuestPass | undefined;
    const view = claims['view'] as View | undefined;
    const frame = claims['frame'] as FramePass | undefined;
    const caller = {
      ...{ accountId: sub, sid },
      ...(guest && { guest }),
      ...(view && { view }),
      ...(frame && { frame }),
    };
    return { caller, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
