import type { Me, SessionReply } from '@waymark/api';
import { forgetLastRead, isRefused, request } from '@waymark/client';
import { act, perform } from '../api/commands.ts';
import { postAsNobody } from '../api/postAsNobody.ts';
import { told } from '../api/problem.ts';
import { wire } from '../api/wire.ts';
import { linkKey } from '../session/guestLink.ts';
import { chosenHere } from '../texts/LanguageLinks.tsx';
import { spokenLanguage } from '../texts/language.ts';
import { texts } from '../texts/signIn.ts';

export type Intent = 'signIn' | 'signUp';

/** Asks for a code by mail. The answer is the same whether the address is known or not. */
export const requestCode = async (
  email: string,
  intent: Intent,
): Promise<void> =>
  void (await postAsNobody('/api/session/code', { email, intent }));

/** Spends the code, and says where the person belongs. */
export async function signIn(email: string, code: string): Promise<Me> {
  wire.session.start(
    await postAsNobody<SessionReply>('/api/session', { email, code }),
  );
  localStorage.removeItem(linkKey);
  // The portal opens with what was last read before it is known who reads: that must not be what somebody else read.
  await forgetLastRead();
  const { json: me } = await request<Me>(wire, '/api/me');
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
  isRefused(error) &&
  error.status < 500 &&
  error.status !== 429 &&
  !isRefused(error, 'other-browser')
    ? texts().code.invalid
    : told(error).sentence;
