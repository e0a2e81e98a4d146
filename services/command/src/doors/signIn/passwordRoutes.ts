import { forgottenPassword, passwordReset, passwordSignIn } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { audited, languageOfRequest, RequestRefused, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import { deviceOf } from '../../identity/device.ts';
import { RESET_MINUTES } from '../../identity/oneTimeCodes.ts';
import { setPassword } from '../../identity/passwordChanges.ts';
import { challengeOf, forgetChallenge, keepChallenge } from '../../identity/signInCookies.ts';
import { beginSession } from './beginSession.ts';
import { askerOf } from './signInAsker.ts';
import type { SignInDeps } from './signInRoute.ts';

const MAX_BYTES = 4096;

/**
 * Signing in by a password, beside the mailed code, and choosing a new one where it was forgotten
 * (PRODUCT 3.12). Each answers alike, after the same work, whether the address is known or not.
 */
export function passwordRoutes(under: string, deps: SignInDeps): readonly Route[] {
  const asking = { method: 'post', who: [], body: MAX_BYTES } as const;
  return [
    { ...asking, path: under, limit: 'password', handle: signInByPassword(deps) },
    { ...asking, path: `${under}/forgotten`, limit: 'signIn', handle: askForReset(deps) },
    { ...asking, path: `${under}/reset`, limit: 'password', handle: reset(deps) },
  ];
}

const signInByPassword = (deps: SignInDeps) => async (ctx: Context) => {
  const { blocks, passwords } = deps;
  const { email, password } = passwordSignIn.parse(ctx.state.body);
  const asker = await askerOf(ctx, deps, email);
  const { accountId } = asker;
  await passwords.tries.allow(asker);
  const isBlocked = await blocks.isAccountBlocked(accountId ?? '');
  const isRight = await passwords.kept.isRight(accountId, password);
  if (accountId === null || isBlocked || !isRight) throw wrong();
  await passwords.tries.succeeded(asker);
  await beginSession(ctx, deps, asker, { accountId, by: 'pwd' });
  audited(ctx, 'sign-in', { account: accountId });
};

/** Its mails are counted with those of codes: who asks for both has no more of them sent. */
const askForReset = (deps: SignInDeps) => async (ctx: Context) => {
  const { blocks, codes, limits, outbox } = deps;
  const { email } = forgottenPassword.parse(ctx.state.body);
  const asker = await askerOf(ctx, deps, email);
  const isBlocked = await blocks.isAccountBlocked(asker.accountId ?? '');
  const { mail } = await limits.ask(asker);
  const { challenge, codeId, due } = await codes.make({
    ...{ email, share: !mail, word: true, forPassword: true, before: challengeOf(ctx) },
    signsIn: asker.accountId !== null && !isBlocked,
  });
  const language = languageOfRequest(ctx);
  if (due) await outbox.enqueue([{ mail: 'oneTimeCode', codeId, language }]);
  keepChallenge(ctx, challenge, RESET_MINUTES);
  ctx.status = 204;
};

const reset = (deps: SignInDeps) => async (ctx: Context) => {
  const { accounts, blocks, codes, limits, passwords } = deps;
  const { email, code, password } = passwordReset.parse(ctx.state.body);
  const asker = await askerOf(ctx, deps, email);
  const challenge = challengeOf(ctx);
  if (challenge === undefined) throw otherBrowser();
  const link = { email, word: code, challenge };
  if ((await codes.forPassword(link)) === null) {
    await limits.triedBlindly(asker.ip);
    throw over();
  }
  const { accountId } = asker;
  const person = accountId === null ? null : await accounts.person(accountId);
  // Erased or blocked after the link had gone out.
  if (accountId === null || person === null || (await blocks.isAccountBlocked(accountId)))
    throw over();
  await passwords.strength.check(password, person);
  const hash = await passwords.kept.hashOf(password);
  if ((await codes.forPassword(link, true)) === null) throw over();
  const device = deviceOf(ctx.get('User-Agent'), asker.ip);
  await setPassword(passwords.changes, hash, { accountId, by: 'reset', except: null, device });
  await limits.succeeded(asker);
  forgetChallenge(ctx);
  await beginSession(ctx, deps, asker, { accountId, by: 'otp' });
  audited(ctx, 'password-set', { account: accountId });
};

const wrong = () =>
  new RequestRefused({
    ...{ status: 401, code: 'invalid-password', field: 'password' },
    detail: refusalText('passwordWrong'),
  });

const over = () =>
  new RequestRefused({
    ...{ status: 401, code: 'reset-link-over', field: 'code' },
    detail: refusalText('resetLinkOver'),
  });

const otherBrowser = () =>
  new RequestRefused({
    ...{ status: 401, code: 'other-browser', field: 'code' },
    detail: refusalText('resetOtherBrowser'),
  });
