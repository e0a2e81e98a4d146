import jwt from 'jsonwebtoken';

/** How long an access token is good, in seconds (15 minutes; spec 1 §9: refresh timer 900000 ms). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'waymark';

/** Who makes a request: an account, by way of one of its sessions. */
export type Caller = { readonly accountId: string; readonly sid: string };

export type AccessToken = {
  readonly accessToken: string;
  readonly expiresAt: Date;
};

/** Signs an access token (JWT, HS256; `sub` is the account) that is good for 15 minutes from `now`. */
export function signAccessToken(
  secret: string,
  { accountId, sid }: Caller,
  now: Date,
): AccessToken {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + ACCESS_TOKEN_SECONDS;
  const accessToken = jwt.sign(
    { sub: accountId, sid, iss: ISSUER, iat, exp },
    secret,
    { algorithm: 'HS256' },
  );
  return { accessToken, expiresAt: new Date(exp * 1000) };
}

/** Who the token speaks for; null when it is forged, malformed or over at `now`. */
export function verifyAccessToken(
  secret: string,
  token: string,
  now: Date,
): Caller | null {
  try {
    const clockTimestamp = Math.floor(now.getTime() / 1000);
    const claims = jwt.verify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      clockTimestamp,
    });
    if (
      typeof claims === 'string' ||
      typeof claims.sub !== 'string' ||
      typeof claims.sid !== 'string'
    )
      return null;
    return { accountId: claims.sub, sid: claims.sid };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}
