import type { Me, SessionReply } from '@waymark/api';
import { postAsNobody } from '../../base/api/postAsNobody.ts';
import { isOfPortal } from '../../base/session/isOfPortal.ts';
import { landing } from './landing.ts';
import { enter } from './signInRequests.ts';

export const signInByPassword = async (email: string, password: string): Promise<Me> =>
  enter(await postAsNobody<SessionReply>('/api/session/password', { email, password }));

/** Has a link mailed by which a new one is chosen. The answer is the same for every address. */
export const askForReset = (email: string): Promise<void> =>
  postAsNobody('/api/session/password/forgotten', { email });

/** Chooses a new one by the word of that link, and signs in. */
export const resetPassword = async (email: string, word: string, password: string): Promise<Me> => {
  const asked = { email, code: word, password };
  return enter(await postAsNobody<SessionReply>('/api/session/password/reset', asked));
};

/** Leads whoever has signed in to where they wanted to go, or belong. */
export function goIn(
  wanted: string,
  memberships: Me['memberships'],
  navigate: (to: string, how: { replace: boolean }) => void,
): void {
  const target = landing(wanted, memberships);
  if (isOfPortal(target)) navigate(target, { replace: true });
  else location.replace(target);
}
