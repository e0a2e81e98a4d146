import type { SessionReply } from '@waymark/api';
import type { Context } from 'koa';
import { KNOWN_DAYS } from '../identity/knownBrowsers.ts';
import { CODE_MINUTES } from '../identity/oneTimeCodes.ts';
import type { Session } from '../identity/sessions.ts';

/** Browsers send the cookies of signing in to these routes alone. */
export const PATH = '/api/session';

/** Holds the refresh token. */
const SESSION = 'waymark_refresh';
/** Holds what binds a mailed code to the browser that asked for it. */
const CHALLENGE = 'waymark_challenge';
/** Holds the proof that somebody has signed in here before. */
const KNOWN = 'waymark_browser';

export const refreshTokenOf = (ctx: Context) => ctx.cookies.get(SESSION);
export const challengeOf = (ctx: Context) => ctx.cookies.get(CHALLENGE);
export const knownProofOf = (ctx: Context) => ctx.cookies.get(KNOWN);

export const keepChallenge = (ctx: Context, challenge: string) =>
  keep(ctx, CHALLENGE, challenge, { maxAge: CODE_MINUTES * 60_000 });

export const keepKnown = (ctx: Context, proof: string) =>
  keep(ctx, KNOWN, proof, { maxAge: KNOWN_DAYS * 86_400_000 });

export const forgetChallenge = (ctx: Context) => keep(ctx, CHALLENGE, null);
export const forgetSession = (ctx: Context) => keep(ctx, SESSION, null);

/** Answers with the access token, and keeps the refresh token in the browser. */
export function answerSession(
  ctx: Context,
  { accessToken, expiresAt, accountId, refreshToken, refreshUntil }: Session,
): void {
  keep(ctx, SESSION, refreshToken, { expires: refreshUntil });
  ctx.body = {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    accountId,
  } satisfies SessionReply;
}

const keep = (
  ctx: Context,
  name: string,
  value: string | null,
  lifetime: { maxAge?: number; expires?: Date } = {},
) =>
  ctx.cookies.set(name, value, {
    ...lifetime,
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: ctx.secure,
    signed: false,
    overwrite: true,
  });
