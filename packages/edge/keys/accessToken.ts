import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { ApiKeyPass } from './apiKeyPass.ts';
import { accessKeyPair, accessKeysOf, type AccessKeys, type SigningSecrets } from './accessKeys.ts';

/** Lifetime of an access token in seconds (15 minutes; PRODUCT 3.2: refresh timer 900000 ms). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'waymark';

/** Names the share by which somebody came in as a guest. */
export type GuestPass = {
  readonly workspaceId: string;
  readonly linkId: string;
  readonly of: { readonly kind: 'process' | 'project'; readonly id: string };
};

/** Tells who looks as somebody else, and in which workspace alone. */
export type ViewPass = { readonly by: string; readonly workspaceId: string };

/**
 * The rights of a page that stands in a frame of another site: answer the form of this task, or,
 * without one, make the form.
 */
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
 * The one in whose name a token speaks: an account by way of one of its sessions, or a guest, whose
 * id stands in its place. With a `view` it is the account as whom somebody else looks, by way of a
 * session of theirs, and nothing may be changed. With a `frame` it is the account in a frame of
 * another site, and nothing is open to it but what the pass names. With an `apiKey` nobody signed
 * in: it is a program, and the id of its key stands in the place of account and session.
 */
export type TokenHolder = {
  readonly accountId: string;
  readonly sid: string;
  readonly guest?: GuestPass;
  readonly view?: ViewPass;
  readonly frame?: FramePass;
  readonly apiKey?: ApiKeyPass;
};

/**
 * Tells how and when somebody last proved who they are (RFC 8176). Default: as the token is
 * signed, by nothing that is told.
 */
type SignedIn = { readonly amr?: readonly string[]; readonly since?: Date };

export type AccessToken = { readonly accessToken: string; readonly expiresAt: Date };

/**
 * Signs an access token (JWT, ES256; `sub` is the account) that is good for 15 minutes from `now`,
 * and not beyond `until`.
 */
export function signAccessToken(
  secret: string,
  { accountId, sid, guest, view, frame, amr, since }: TokenHolder & SignedIn,
  now: Date,
  until?: Date,
): AccessToken {
  const iat = Math.floor(now.getTime() / 1000);
  const end = until === undefined ? Infinity : until.getTime() / 1000;
  const exp = Math.min(iat + ACCESS_TOKEN_SECONDS, Math.floor(end));
  const { id, privateKey } = accessKeyPair(secret);
  const accessToken = jwt.sign(
    {
      ...{ sub: accountId, sid, iss: ISSUER, iat, exp, guest, view, frame },
      amr,
      auth_time: Math.floor((since ?? now).getTime() / 1000),
    },
    privateKey,
    { algorithm: 'ES256', keyid: id },
  );
  return { accessToken, expiresAt: new Date(exp * 1000) };
}

/**
 * When whoever a token speaks for last showed who they are, in seconds since 1970; 0 where it does
 * not say so. The token has been checked before.
 */
export function provedAtOf(token: string): number {
  const claims = jwt.decode(token, { json: true });
  return typeof claims?.['auth_time'] === 'number' ? claims['auth_time'] : 0;
}

/** Reads for whom the token speaks; null when it is forged, malformed or over at `now`. */
export const verifyAccessToken = (
  secret: SigningSecrets,
  token: string,
  now: Date,
): TokenHolder | null => verified(accessKeysOf(secret), token, now)?.caller ?? null;

/** Good tokens that are remembered, at least; at most twice as many. */
const REMEMBERED = 10_000;

/**
 * Checks tokens as `verifyAccessToken` does. A caller comes again and again with the same one: its
 * signature is checked the first time, and it is remembered until it is over, or its key is taken
 * no more. One that is no good is never remembered.
 */
export function accessTokenCheck(
  keys: SigningSecrets | AccessKeys,
  remembered = REMEMBERED,
): (token: string, now: Date) => TokenHolder | null {
  const taken = asAccessKeys(keys);
  let latest = new Map<string, Verified>();
  let before: typeof latest = new Map();
  return (token, now) => {
    const known = latest.get(token) ?? before.get(token);
    if (known !== undefined)
      return now.getTime() < known.expiresAt && isTaken(taken, known) ? known.caller : null;
    const fresh = verified(taken, token, now);
    if (fresh === null) return null;
    if (latest.size >= remembered) [before, latest] = [latest, new Map()];
    latest.set(token, fresh);
    return fresh.caller;
  };
}

export const asAccessKeys = (keys: SigningSecrets | AccessKeys): AccessKeys =>
  typeof keys === 'object' && 'keyOf' in keys ? keys : accessKeysOf(keys);

/** Whether it is signed with a key that is not known here: one may have been added since. */
export function isOfUnknownKey(keys: AccessKeys, token: string): boolean {
  const { alg, kid } = headOf(token);
  return alg === 'ES256' && kid !== undefined && keys.keyOf(kid) === undefined;
}

/**
 * `expiresAt` in milliseconds since 1970; `keyId` of the key that it was signed with, in 0.5.0 and
 * before there was none.
 */
type Verified = {
  readonly caller: TokenHolder;
  readonly expiresAt: number;
  readonly keyId: string | undefined;
};

const isTaken = (keys: AccessKeys, { keyId }: Verified): boolean =>
  keyId === undefined || keys.keyOf(keyId) !== undefined;

function headOf(token: string): { alg?: string; kid?: string | undefined } {
  try {
    return jwt.decode(token, { complete: true })?.header ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function verified(keys: AccessKeys, token: string, now: Date): Verified | null {
  const { alg, kid } = headOf(token);
  if (alg === 'ES256' && kid !== undefined) {
    const key = keys.keyOf(kid);
    return key === undefined
      ? null
      : verifiedBy({ key, algorithm: 'ES256', keyId: kid }, token, now);
  }
  if (alg !== 'HS256') return null;
  for (const secret of keys.secretsOfBefore) {
    const key = createSecretKey(secret, 'utf8');
    const found = verifiedBy({ key, algorithm: 'HS256' }, token, now);
    if (found !== null) return found;
  }
  return null;
}

/** The algorithm goes with the key, never by the word of the token alone. */
type CheckedBy = {
  readonly key: KeyObject;
  readonly algorithm: 'ES256' | 'HS256';
  readonly keyId?: string;
};

function verifiedBy(
  { key, algorithm, keyId }: CheckedBy,
  token: string,
  now: Date,
): Verified | null {
  try {
    const claims = jwt.verify(token, key, {
      algorithms: [algorithm],
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
    const view = claims['view'] as ViewPass | undefined;
    const frame = claims['frame'] as FramePass | undefined;
    const caller = {
      ...{ accountId: sub, sid },
      ...(guest && { guest }),
      ...(view && { view }),
      ...(frame && { frame }),
    };
    return { caller, expiresAt: exp * 1000, keyId };
  } catch (error) {
    // The library says by a TypeError that a signature is of another length than its algorithm
    // makes.
    if (error instanceof jwt.JsonWebTokenError || error instanceof TypeError) return null;
    throw error;
  }
}
