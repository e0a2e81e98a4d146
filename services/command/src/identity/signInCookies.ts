import type { SessionReply } from '@waymark/api';
import type { Context } from 'koa';
import { KNOWN_DAYS } from './knownBrowsers.ts';
import { CODE_MINUTES } from './oneTimeCodes.ts';
import type { SessionTokens } from './sessions.ts';

/**
 * Where the routes of signing in stand. Over plain http, browsers send their cookies to these
 * alone.
 */
export const PATH = '/api/session';

/** Holds the refresh token. */
const SESSION = 'waymark_refresh';
/** Holds what binds a mailed code to the browser that asked for it. */
const CHALLENGE = 'waymark_challenge';
/** Holds the proof that somebody has signed in here before. */
const KNOWN = 'waymark_browser';
/**
 * Tells browsers apart that try passwords of shared links, and holds the proof that one has come
 * in.
 */
const GUEST = 'waymark_guest';

export const refreshTokenOf = (ctx: Context) => read(ctx, SESSION);
export const challengeOf = (ctx: Context) => read(ctx, CHALLENGE);
export const knownProofOf = (ctx: Context) => read(ctx, KNOWN);
export const guestBrowserOf = (ctx: Context) => read(ctx, GUEST);

export const keepChallenge = (ctx: Context, challenge: string, minutes = CODE_MINUTES) =>
  keep(ctx, CHALLENGE, challenge, { maxAge: minutes * 60_000 });

export const keepKnown = (ctx: Context, proof: string) =>
  keep(ctx, KNOWN, proof, { maxAge: KNOWN_DAYS * 86_400_000 });

export const keepGuestBrowser = (ctx: Context, browser: string) =>
  keep(ctx, GUEST, browser, { maxAge: KNOWN_DAYS * 86_400_000 });

export const forgetChallenge = (ctx: Context) => keep(ctx, CHALLENGE, null);
export const forgetSession = (ctx: Context) => keep(ctx, SESSION, null);

/** Answers with the access token, and keeps the refresh token in the browser. */
export function answerSession(
  ctx: Context,
  { accessToken, expiresAt, accountId, refreshToken, refreshUntil }: SessionTokens,
): void {
  keep(ctx, SESSION, refreshToken, { expires: refreshUntil });
  ctx.body = { accessToken, expiresAt: expiresAt.toISOString(), accountId } satisfies SessionReply;
}

/**
 * Over https a browser takes a name with this prefix from this very host alone, encrypted, and for
 * all its paths (RFC 6265bis 4.1.3.2): no host beside or above ours can put a session of its own in
 * the place of somebody's. Over plain http it takes none.
 */
const guarded = (name: string) => `__Host-${name}`;

/** Under the name of before it is read once: what is kept then takes its place. */
const read = (ctx: Context, name: string): string | undefined =>
  (ctx.secure ? ctx.cookies.get(guarded(name)) : undefined) ?? ctx.cookies.get(name);

function keep(
  ctx: Context,
  name: string,
  value: string | null,
  lifetime: { maxAge?: number; expires?: Date } = {},
): void {
  const common = { httpOnly: true, sameSite: 'strict', signed: false, overwrite: true } as const;
  const plain = { ...common, path: PATH, secure: ctx.secure };
  if (!ctx.secure) {
    ctx.cookies.set(name, value, { ...plain, ...lifetime });
    return;
  }
  ctx.cookies.set(guarded(name), value, {
    ...{ ...common, ...lifetime },
    ...{ path: '/', secure: true },
  });
  if (ctx.cookies.get(name) !== undefined) ctx.cookies.set(name, null, plain);
}
