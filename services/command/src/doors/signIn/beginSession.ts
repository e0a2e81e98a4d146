import type { SignInMethod } from '@waymark/api';
import type { Context } from 'koa';
import { deviceOf } from '../../identity/device.ts';
import { answerSession, keepKnown, refreshTokenOf } from '../../identity/signInCookies.ts';
import type { SignInAsker } from './signInLimits.ts';
import type { SignInDeps } from './signInRoute.ts';

/**
 * Signs somebody in who has shown who they are: their browser is known from then on, they are told
 * of it where it was new, and the session is answered.
 */
export async function beginSession(
  ctx: Context,
  { browsers, sessions, tell }: Pick<SignInDeps, 'browsers' | 'sessions' | 'tell'>,
  { email, ip, knownBrowser }: SignInAsker,
  { accountId, by }: { readonly accountId: string; readonly by: SignInMethod },
): Promise<void> {
  keepKnown(ctx, await browsers.proofFor(email, accountId));
  const device = deviceOf(ctx.get('User-Agent'), ip);
  const session = await sessions.open(accountId, null, device, [by]);
  await tell({ session, device, by, isNew: knownBrowser === null });
  // A browser is signed in once: what it held before would go on unseen.
  const before = refreshTokenOf(ctx);
  if (before !== undefined) await sessions.close(before);
  answerSession(ctx, session);
}
