import type { CodeSent, Me, SessionReply, SignUpOpenness } from '@waymark/api';
import { isFinalStatus, forgetLastRead, isRefused, request } from '@waymark/client';
import { act, perform } from '../../base/api/commands.ts';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { describeError } from '../../base/api/problem.ts';
import { wire } from '../../base/api/wire.ts';
import { linkKey } from '../../base/session/guestLink.ts';
import { chosenHere } from '../../base/texts/LanguageLinks.tsx';
import { spokenLanguage } from '../../base/texts/language.ts';
import { texts } from '../../base/texts/signIn.ts';

export type Intent = 'signIn' | 'signUp';

/** What whoever signs up is called. Nothing of it is kept by the server before the code. */
export type SignUpNames = { readonly firstName: string; readonly lastName: string };

/** The state that the page before passes to the page of the code. */
export type CodePageState = {
  readonly sentAt: number;
  /** A link was sent, not six digits. */
  readonly byLink: boolean;
  /** Of whoever signs up. */
  readonly names?: SignUpNames | undefined;
  /** Accounts here are not for anybody. */
  readonly isLimited?: boolean;
};

/** Who may open an account here. */
export const signUpOpenness = async (): Promise<SignUpOpenness['openTo']> =>
  (await request<SignUpOpenness>(wire, '/api/session/sign-up', { anonymous: true })).json.openTo;

/** Asks for a code by mail. The answer is the same whether the address is known or not. */
export const requestCode = async (
  email: string,
  intent: Intent,
  names?: SignUpNames,
): Promise<CodePageState> => {
  const asked = { email, intent, ...names };
  const { sent } = await postAsNobody<CodeSent>('/api/session/code', asked);
  return { sentAt: Date.now(), byLink: sent === 'link', names };
};

/** Spends the code, and says where the person belongs. @param names of whoever signs up */
export const signIn = async (email: string, code: string, names?: SignUpNames): Promise<Me> =>
  enter(await postAsNobody<SessionReply>('/api/session', { email, code, ...names }));

/** Begins the session of whoever has signed in, and says where they belong. */
export async function enter(reply: SessionReply): Promise<Me> {
  wire.session.start(reply);
  localStorage.removeItem(linkKey);
  // The portal opens with what was last read before it is known who reads: that must not be what
  // somebody else read.
  await forgetLastRead();
  const { json: me } = await request<Me>(wire, '/api/me');
  await takeAlong(me);
  return me;
}

/**
 * The language that was chosen before the sign-in is theirs from now on; so is what the page
 * speaks, where they had none: mails follow it.
 */
async function takeAlong({ account }: Me): Promise<void> {
  const language = chosenHere() ?? account.language ?? spokenLanguage();
  if (language === account.language) return;
  // Without it they read the language that they had; it can be chosen again at any time.
  await perform('', act('ChooseLanguage', { language })).catch(() => undefined);
}

/** Six digits are not taken here any more: a link has to be asked for. */
export const needsLink = (error: unknown): boolean => isRefused(error, 'link-needed');

/**
 * The sentence for a failed sign-in: every refusal means that the code is not good, but a limit, a
 * failure of ours, or that another browser asked for it.
 */
export const signInProblem = (error: unknown): string =>
  isRefused(error) && isFinalStatus(error.status) && !isRefused(error, 'other-browser')
    ? texts().code.invalid
    : describeError(error).sentence;
