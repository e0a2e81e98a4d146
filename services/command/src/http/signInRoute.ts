import { said } from '@waymark/api/problems';
import Router from '@koa/router';
import { codeRequest, signInRequest } from '@waymark/api';
import {
  clientAddress,
  FairShare,
  jsonBody,
  networkOf,
  Refused,
  unauthenticated,
  languageOfRequest,
} from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import type { Accounts } from '../identity/accounts.ts';
import { admits, type Admission } from '../identity/admission.ts';
import type { KnownBrowsers } from '../identity/knownBrowsers.ts';
import { CODE_TRIES, type OneTimeCodes } from '../identity/oneTimeCodes.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import type { Asker, SignInLimits } from '../identity/signInLimits.ts';
import type { MailJob } from '../reactions/mailJob.ts';
import type { ShareDoor } from '../sharing/shareDoor.ts';
import type { ClientViews } from '../looking/clientViews.ts';
import { addViewRoutes } from '../looking/viewRoutes.ts';
import { addShareRoutes } from '../sharing/shareRoutes.ts';
import {
  answerSession,
  challengeOf,
  forgetChallenge,
  forgetSession,
  keepChallenge,
  keepKnown,
  knownProofOf,
  PATH,
  refreshTokenOf,
} from './signInCookies.ts';

export type SignInDeps = {
  readonly accounts: Accounts;
  readonly codes: OneTimeCodes;
  readonly browsers: KnownBrowsers;
  readonly limits: SignInLimits;
  readonly sessions: Sessions;
  readonly admission: Admission;
  /** Puts mails into the outbox. */
  readonly outbox: { enqueue(jobs: readonly MailJob[]): Promise<void> };
  readonly clock: () => Date;
  readonly door: ShareDoor;
  readonly views: ClientViews;
  /** Lets through who is signed in. */
  readonly signedIn: Middleware;
};

const MAX_BYTES = 4096;

/** Signing in by a mailed code, refreshing and logging out (PRODUCT 3). One network does little of it at once. */
export function signInRoutes(deps: SignInDeps): Middleware {
  const router = new Router({ prefix: PATH });
  const share = new FairShare({ atOnce: 8, each: 4, waiting: 60 });
  router.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await next();
  });
  const fairly: Middleware = (ctx, next) =>
    share.take(networkOf(clientAddress(ctx)), next);
  router.post('/code', jsonBody(MAX_BYTES), fairly, askForCode(deps));
  router.post('/', jsonBody(MAX_BYTES), fairly, signIn(deps));
  router.post('/refresh', fairly, refresh(deps));
  router.delete('/', fairly, logOut(deps));
  addShareRoutes(router, deps.door, fairly);
  addViewRoutes(router, deps.views, deps.signedIn, fairly);
  return router.routes() as unknown as Middleware;
}

const askerOf = async (
  ctx: Context,
  { browsers }: SignInDeps,
  email: string,
): Promise<Asker> => ({
  email,
  ip: clientAddress(ctx),
  knownBrowser: await browsers.nameOf(knownProofOf(ctx), email),
});

/** Answers alike, after the same work, whether the address is known, may sign up, or neither. The browser that asked gets the challenge. */
const askForCode = (deps: SignInDeps) => async (ctx: Context) => {
  const { accounts, admission, codes, limits, outbox } = deps;
  const { email, intent } = codeRequest.parse(ctx.state.body);
  const { mail } = await limits.ask(await askerOf(ctx, deps, email));
  const known = (await accounts.find(email)) !== null;
  const language = languageOfRequest(ctx);
  const { challenge, codeId, due } = await codes.make({
    email,
    signsIn: known || (intent === 'signUp' && admits(admission, email)),
    share: !mail,
    before: challengeOf(ctx),
  });
  if (due) await outbox.enqueue([{ mail: 'oneTimeCode', codeId, language }]);
  keepChallenge(ctx, challenge);
  ctx.status = 204;
};

/** An accepted code signs in; it opens the account of an address that signed up. */
const signIn = (deps: SignInDeps) => async (ctx: Context) => {
  const { accounts, browsers, codes, limits, sessions, clock } = deps;
  const { email, code } = signInRequest.parse(ctx.state.body);
  const asker = await askerOf(ctx, deps, email);
  const challenge = challengeOf(ctx);
  const tries = (await limits.fewGuesses(asker)) ? CODE_TRIES : 1;
  const { tried, codeId } =
    challenge === undefined
      ? { tried: false, codeId: null }
      : await codes.accept(email, code, challenge, tries);
  if (codeId === null) {
    if (tried) await limits.guessed(asker);
    else await limits.triedBlindly(asker.ip);
    throw challenge === undefined ? otherBrowser() : invalidCode();
  }
  await limits.succeeded(asker);
  const cause = {
    commandId: codeId,
    command: 'SignIn',
    actor: 'self',
    correlationId: codeId,
    workspaceId: null,
    at: clock().toISOString(),
  } as const;
  const accountId = await accounts.ensure(email, {}, cause);
  forgetChallenge(ctx);
  keepKnown(ctx, await browsers.proofFor(email));
  answerSession(ctx, await sessions.open(accountId));
};

const refresh =
  ({ limits, sessions, door }: SignInDeps) =>
  async (ctx: Context) => {
    const token = refreshTokenOf(ctx);
    const sid = token === undefined ? null : await sessions.sidOf(token);
    if (sid === null) await limits.unknownToken(clientAddress(ctx));
    else await limits.refreshed(sid);
    const session =
      token === undefined || sid === null
        ? null
        : await sessions.refresh(token);
    if (session === null || !(await isIn(ctx, session, door))) {
      if (session !== null) await sessions.close(session.refreshToken);
      forgetSession(ctx);
      throw unauthenticated();
    }
    answerSession(ctx, session);
  };

/** A guest is in for as long as the link lets them; whoever signed in is. */
async function isIn(
  ctx: Context,
  { accountId: guestId, guest }: Session,
  door: ShareDoor,
): Promise<boolean> {
  return (
    guest === null ||
    door.lookedIn({ guestId, ...guest }, String(ctx.state.requestId))
  );
}

const logOut =
  ({ sessions }: SignInDeps) =>
  async (ctx: Context) => {
    const token = refreshTokenOf(ctx);
    if (token !== undefined) await sessions.close(token);
    forgetSession(ctx);
    ctx.status = 204;
  };

/** PRODUCT 3.1. */
const invalidCode = () =>
  new Refused({
    status: 401,
    code: 'invalid-code',
    detail: said('invalidCode'),
    field: 'code',
  });

const otherBrowser = () =>
  new Refused({
    status: 401,
    code: 'other-browser',
    detail: said('otherBrowser'),
    field: 'code',
  });
