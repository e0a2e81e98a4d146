import type { Me, SessionReply } from '@waymark/api';
import { act, perform } from '../api/commands.ts';
import { problemOf, Refused, told } from '../api/problem.ts';
import { reach } from '../api/reach.ts';
import { request } from '../api/request.ts';
import { startSession } from '../session/session.ts';
import { chosenHere } from '../texts/LanguageLinks.tsx';
import { spokenLanguage } from '../texts/language.ts';
import { texts } from '../texts/signIn.ts';

export type Intent = 'signIn' | 'signUp';

const post = async (path: string, body: unknown): Promise<Response> => {
  const response = await reach(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refused(await problemOf(response));
  return response;
};

/** Asks for a code by mail. The answer is the same whether the address is known or not. */
export const requestCode = async (
  email: string,
  intent: Intent,
): Promise<void> => void (await post('/api/session/code', { email, intent }));

/** Spends the code, and says where the person belongs. */
export async function signIn(email: string, code: string): Promise<Me> {
  const response = await post('/api/session', { email, code });
  startSession((await response.json()) as SessionReply);
  const me = (await (await request('/api/me')).json()) as Me;
  await takeAlong(me);
  return me;
}

/** The language that was chosen before the sign-in is theirs from now on; so is what the page speaks, where they had none: mails follow it. */
async function takeAlong({ account }: Me): Promise<void> {
  const language = chosenHere() ?? account.language ?? spokenLanguage();
  if (language === account.language) return;
  // Without it they read the language that they had; it can be chosen again at any time.
  await perform('', act('ChooseLanguage', { language })).catch(() => undefined);
}

/**
 * The sentence for a failed sign-in: every refusal means that the code is not good, but a limit, a failure of ours, or that
 * another browser asked for it.
 */
export const signInProblem = (error: unknown): string =>
  error instanceof Refused &&
  error.problem.status < 500 &&
  error.problem.status !== 429 &&
  error.problem.code !== 'other-browser'
    ? texts().code.invalid
    : told(error).sentence;
