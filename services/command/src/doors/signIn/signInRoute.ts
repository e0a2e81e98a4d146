import { codeRequest, signInRequest, type SignUpOpenness } from '@waymark/api';
import { audited, clientAddress, unauthenticated, type Route } from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import type { PoolClient } from 'pg';
import type { Accounts } from '../../identity/accounts.ts';
import { admits, openTo, type Admission } from './admission.ts';
import { plainNamesOfPeople } from '../../payloads/plainNames.ts';
import type { AccountBlocks } from '../../identity/blocks.ts';
import type { KnownBrowsers } from '../../identity/knownBrowsers.ts';
import type { OneTimeCodes } from '../../identity/oneTimeCodes.ts';
import { deviceOf } from '../../identity/device.ts';
import { beginSession } from './beginSession.ts';
import { codeRefusal, sendCode, takeCode } from './codeSteps.ts';
import { confirmRoutes } from './confirmRoutes.ts';
import { ownPasswordRoutes } from './ownPasswordRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import type { PasswordParts } from './passwordParts.ts';
import { askerOf } from './signInAsker.ts';
import type { SessionTokens, Sessions } from '../../identity/sessions.ts';
import type { TellOfSignIn } from './tellOfSignIn.ts';
import type { SignInLimits } from './signInLimits.ts';
import type { MailJob } from '../../outbox/mailJob.ts';
import type { ShareDoor } from '../sharing/shareDoor.ts';
import type { ClientViews } from '../clientPreview/clientViews.ts';
import { viewRoutes } from '../clientPreview/viewRoutes.ts';
import { shareRoutes } from '../sharing/shareRoutes.ts';
import { ownSessionRoutes, type OwnSessionsDeps } from './ownSessionRoutes.ts';
import {
  answerSession,
  challengeOf,
  forgetChallenge,
  forgetSession,
  PATH,
  refreshTokenOf,
} from '../../identity/signInCookies.ts';

export type SignInDeps = {
  readonly accounts: Accounts;
  readonly codes: OneTimeCodes;
  readonly browsers: KnownBrowsers;
  readonly limits: SignInLimits;
  readonly sessions: Sessions;
  readonly admission: Admission;
  /** Puts mails into the outbox. */
  readonly outbox: { enqueue(jobs: readonly MailJob[], client?: PoolClient): Promise<void> };
  readonly clock: () => Date;
  readonly door: ShareDoor;
  readonly views: ClientViews;
  readonly blocks: AccountBlocks;
  /** Tells the owner of a sign-in from a browser that is new. */
  readonly tell: TellOfSignIn;
  readonly passwords: PasswordParts;
  readonly ownSessions: Pick<OwnSessionsDeps, 'pool' | 'links' | 'deviceKeys'>;
  /** Lets through who is signed in. */
  readonly signedIn: Middleware;
};

const MAX_BYTES = 4096;

// What somebody calls themselves comes into mails.
const codeAsked = plainNamesOfPeople(codeRequest, 'firstName', 'lastName');
const signInAsked = plainNamesOfPeople(signInRequest, 'firstName', 'lastName');

const unkept: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/**
 * Signing in by a mailed code or a password, refreshing and logging out (PRODUCT 3). One network
 * does little of it at once.
 */
export function signInRoutes(deps: SignInDeps): readonly Route[] {
  const asking = { method: 'post', who: [], limit: 'signIn' } as const;
  const routes: readonly Route[] = [
    { ...asking, path: `${PATH}/code`, body: MAX_BYTES, handle: askForCode(deps) },
    {
      ...{ ...asking, method: 'get', path: `${PATH}/sign-up` },
      handle: (ctx) => {
        ctx.body = { openTo: openTo(deps.admission) } satisfies SignUpOpenness;
      },
    },
    { ...asking, path: PATH, body: MAX_BYTES, handle: signIn(deps) },
    { ...asking, path: `${PATH}/refresh`, limit: 'refresh', handle: refresh(deps) },
    {
      ...{ method: 'delete', path: PATH, who: [], limit: 'refresh', evenKeptOut: true },
      handle: logOut(deps),
    },
    ...shareRoutes(PATH, deps.door),
    ...viewRoutes(PATH, deps.views, deps.signedIn),
    ...confirmRoutes(`${PATH}/confirm`, deps),
    ...passwordRoutes(`${PATH}/password`, deps),
    ...ownPasswordRoutes(`${PATH}/own-password`, deps),
    ...ownSessionRoutes(PATH, { ...deps, ...deps.ownSessions }),
  ];
  return routes.map((route) => ({ ...route, who: [unkept, ...route.who] }));
}

/**
 * Answers alike, after the same work, whether the address is known, may sign up, or neither. The
 * browser that asked gets the challenge.
 */
const askForCode = (deps: SignInDeps) => async (ctx: Context) => {
  const { admission, blocks } = deps;
  const { email, intent } = codeAsked.parse(ctx.state.body);
  const asker = await askerOf(ctx, deps, email);
  const { accountId } = asker;
  // Of an account that is blocked the same is said as of none, after the same work.
  const isBlocked = await blocks.isAccountBlocked(accountId ?? '');
  const mayEnter = accountId !== null || (intent === 'signUp' && admits(admission, email));
  await sendCode(ctx, deps, asker, mayEnter && !isBlocked);
};

/**
 * An accepted code signs in; it opens the account of an address that signed up, under the name that
 * its owner gave. Whoever has an account keeps theirs.
 */
const signIn = (deps: SignInDeps) => async (ctx: Context) => {
  const { accounts, clock } = deps;
  const { email, code, ...names } = signInAsked.parse(ctx.state.body);
  const asker = await askerOf(ctx, deps, email);
  const codeId = await takeCode(ctx, deps, asker, { code });
  const cause = {
    commandId: codeId,
    command: 'SignIn',
    actor: 'self',
    correlationId: codeId,
    workspaceId: null,
    at: clock().toISOString(),
  } as const;
  const accountId = await accounts.ensure(email, names, cause);
  await accounts.nameIfNameless(accountId, names, cause);
  // It was blocked after the code had gone out.
  if (await deps.blocks.isAccountBlocked(accountId)) throw codeRefusal(challengeOf(ctx));
  forgetChallenge(ctx);
  await beginSession(ctx, deps, asker, { accountId, by: 'otp' });
  audited(ctx, 'sign-in', { account: accountId });
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
        : await sessions.refresh(token, deviceOf('', clientAddress(ctx)).network);
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
  { accountId: guestId, guest }: SessionTokens,
  door: ShareDoor,
): Promise<boolean> {
  return guest === null || door.lookedIn({ guestId, ...guest }, String(ctx.state.requestId));
}

const logOut =
  ({ sessions }: SignInDeps) =>
  async (ctx: Context) => {
    const token = refreshTokenOf(ctx);
    const account = token === undefined ? null : await sessions.close(token);
    forgetSession(ctx);
    ctx.status = 204;
    if (account !== null) audited(ctx, 'sign-out', { account });
  };
