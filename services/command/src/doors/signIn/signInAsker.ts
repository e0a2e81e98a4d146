import { clientAddress } from '@waymark/edge';
import type { Context } from 'koa';
import { knownProofOf } from '../../identity/signInCookies.ts';
import type { SignInAsker } from './signInLimits.ts';
import type { SignInDeps } from './signInRoute.ts';

/** Who asks to be signed in, by an address; `accountId`: null where it is nobody's. */
export const askerOf = async (
  ctx: Context,
  { accounts, browsers }: Pick<SignInDeps, 'accounts' | 'browsers'>,
  email: string,
): Promise<SignInAsker & { readonly accountId: string | null }> => {
  const accountId = await accounts.find(email);
  const knownBrowser = await browsers.nameOf(knownProofOf(ctx), email, accountId);
  return { ...{ email, accountId, knownBrowser }, ip: clientAddress(ctx) };
};
