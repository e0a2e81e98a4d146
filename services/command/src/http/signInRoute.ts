import Router from '@koa/router';
import { codeRequest, signInRequest, type SessionReply } from '@waymark/api';
import {
  clientAddress,
  jsonBody,
  Refused,
  unauthenticated,
} from '@waymark/api/http';
import type { Context, Middleware } from 'koa';
import type { Accounts } from '../identity/accounts.ts';
import type { OneTimeCodes } from '../identity/oneTimeCodes.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import type { SignInLimits } from '../identity/signInLimits.ts';
import type { MailJob } from '../reactions/mailJob.ts';

export type SignInDeps = {
  readonly accounts: Accounts;
  readonly codes: OneTimeCodes;
  readonly limits: SignInLimits;
  readonly sessions: Sessions;
  /** Puts mails into the outbox. */
  readonly outbox: { enqueue(jobs: readonly MailJob[]): Promise<void> };
  readonly clock: () => Date;
};

/** Holds the refresh token; the browser sends it to the session routes alone. */
const COOKIE = 'waymark_refresh';
const PATH = '/api/session';
const MAX_BYTES = 4096;

/** Signing in by a mailed code, refreshing and logging out (spec 1 §2 and §4). */
export function signInRoutes(deps: SignInDeps): Middleware {
  const router = new Router({ prefix: PATH });
  router.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await next();
  });
  router.post('/code', jsonBody(MAX_BYTES), askForCode(deps));
  router.post('/', jsonBody(MAX_BYTES), signIn(deps));
  router.post('/refresh', refresh(deps));
  router.delete('/', logOut(deps));
  return router.routes() as unknown as Middleware;
}

/** Answers alike, after the same work, whether the address is known or not. */
const askForCode =
  ({ accounts, codes, limits, outbox }: SignInDeps) =>
  async (ctx: Context) => {
    const { email, intent } = codeRequest.parse(ctx.state.body);
    await limits.ask(email, clientAddress(ctx));
    const known = (await accounts.find(email)) !== null;
    const codeId = await codes.make(email, known || intent === 'signUp');
    await outbox.enqueue([{ mail: 'oneTimeCode', codeId }]);
    ctx.status = 204;
  };

/** An accepted code signs in; it opens the account of an address that signed up. */
const signIn =
  ({ accounts, codes, limits, sessions, clock }: SignInDeps) =>
  async (ctx: Context) => {
    const { email, code } = signInRequest.parse(ctx.state.body);
    await limits.tried(email, clientAddress(ctx));
    const commandId = await codes.accept(email, code);
    if (commandId === null) throw invalidCode();
    await limits.succeeded(email);
    const at = clock().toISOString();
    const cause = {
      commandId,
      command: 'SignIn',
      actor: 'self',
      correlationId: commandId,
      workspaceId: null,
      at,
    } as const;
    const accountId = await accounts.ensure(email, {}, cause);
    answer(ctx, await sessions.open(accountId));
  };

const refresh =
  ({ sessions }: SignInDeps) =>
  async (ctx: Context) => {
    const token = ctx.cookies.get(COOKIE);
    const session = token === undefined ? null : await sessions.refresh(token);
    if (session === null) {
      forget(ctx);
      throw unauthenticated();
    }
    answer(ctx, session);
  };

const logOut =
  ({ sessions }: SignInDeps) =>
  async (ctx: Context) => {
    const token = ctx.cookies.get(COOKIE);
    if (token !== undefined) await sessions.close(token);
    forget(ctx);
    ctx.status = 204;
  };

function answer(
  ctx: Context,
  { accessToken, expiresAt, accountId, refreshToken, refreshUntil }: Session,
): void {
  ctx.cookies.set(COOKIE, refreshToken, {
    ...cookieOf(ctx),
    expires: refreshUntil,
  });
  ctx.body = {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    accountId,
  } satisfies SessionReply;
}

const forget = (ctx: Context) => ctx.cookies.set(COOKIE, null, cookieOf(ctx));

const cookieOf = (ctx: Context) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: ctx.secure,
    signed: false,
    overwrite: true,
  }) as const;

/** spec 1 §8. */
const invalidCode = () =>
  new Refused({
    status: 401,
    code: 'invalid-code',
    detail: 'You have entered an invalid code. Please try again.',
    field: 'code',
  });
