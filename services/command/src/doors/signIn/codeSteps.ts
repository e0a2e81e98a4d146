import type { CodeSent } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { languageOfRequest, RequestRefused } from '@waymark/edge';
import type { Context } from 'koa';
import { challengeOf, keepChallenge } from '../../identity/signInCookies.ts';
import type { SignInAsker } from './signInLimits.ts';
import type { SignInDeps } from './signInRoute.ts';

type CodeDeps = Pick<SignInDeps, 'codes' | 'limits' | 'outbox'>;

/**
 * Mails a code to whoever asks, and gives their browser its challenge. Where it does not sign in,
 * the same is answered after the same work. @throws RequestRefused as `SignInLimits.ask`
 */
export async function sendCode(
  ctx: Context,
  { codes, limits, outbox }: CodeDeps,
  asker: SignInAsker,
  signsIn: boolean,
): Promise<void> {
  const { mail } = await limits.ask(asker);
  const word = !(await limits.digitsServe(asker));
  const { challenge, codeId, due } = await codes.make({
    ...{ email: asker.email, signsIn, share: !mail, word },
    before: challengeOf(ctx),
  });
  const language = languageOfRequest(ctx);
  if (due) await outbox.enqueue([{ mail: 'oneTimeCode', codeId, language }]);
  keepChallenge(ctx, challenge);
  ctx.body = { sent: word ? 'link' : 'code' } satisfies CodeSent;
}

/**
 * Takes the code that a browser was given a challenge for, once.
 * @param status of the refusal of a wrong one
 * @returns the id of the code
 * @throws RequestRefused `other-browser`, `link-needed`, `invalid-code`, and as `SignInLimits`
 */
export async function takeCode(
  ctx: Context,
  { codes, limits }: CodeDeps,
  asker: SignInAsker,
  { code, status = 401 }: { readonly code: string; readonly status?: number },
): Promise<string> {
  const challenge = challengeOf(ctx);
  let counted = false;
  const { tried, codeId, closed } =
    challenge === undefined
      ? { tried: false, codeId: null, closed: false }
      : await codes.accept(asker.email, code, challenge, () => {
          counted = true;
          return limits.mayGuess(asker);
        });
  if (codeId === null) {
    if (!tried) await limits.triedBlindly(asker.ip);
    throw codeRefusal(challenge, closed, status);
  }
  if (counted) await limits.guessedRight(asker);
  await limits.succeeded(asker);
  return codeId;
}

/**
 * Why a code was not taken: the browser holds no challenge, strangers have guessed so often that
 * six digits serve no browser that is new to the address, or it is wrong or over (PRODUCT 3.1).
 */
export function codeRefusal(
  challenge: string | undefined,
  closed = false,
  status = 401,
): RequestRefused {
  const why =
    challenge === undefined
      ? (['other-browser', 'otherBrowser'] as const)
      : closed
        ? (['link-needed', 'linkNeeded'] as const)
        : (['invalid-code', 'invalidCode'] as const);
  return new RequestRefused({
    ...{ status, code: why[0], field: 'code' },
    detail: refusalText(why[1]),
  });
}
