import type { CodeSent, SessionReply } from '@waymark/api';
import { isRefused } from './refusals.ts';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

/**
 * How whoever's session has ended signs in again over the page that they were on (ADR 54): by a
 * code that is mailed to them. What is sent @throws as `request`.
 * @param onOther called before the page begins anew, since somebody else signed in there
 */
export const signInAgainBy = (wire: Wire, onOther: () => void = () => undefined) => {
  const post = async <Json>(path: string, body: unknown): Promise<Json> =>
    (await request<Json>(wire, path, { method: 'POST', body, anonymous: true })).json;
  /** Has a code mailed, or a link in its place. */
  const send = async (email: string): Promise<CodeSent['sent']> =>
    (await post<CodeSent>('/api/session/code', { email, intent: 'signIn' })).sent;
  return {
    onAsk: wire.askedToSignIn.onAsk,
    onResume: wire.session.onResume,
    /** Asks, where the session ends while nothing is being sent. @returns what stops it */
    askAtEnd: () =>
      wire.session.onEnd((end) => {
        if (end === 'expired' && wire.session.endedOf() !== undefined)
          void wire.askedToSignIn.answered();
      }),
    send,
    /** @returns `link`: six digits are not taken any more, and a link is on its way */
    signIn: async (email: string, code: string): Promise<'signedIn' | 'link'> => {
      try {
        const reply = await post<SessionReply>('/api/session', { email, code });
        const { session } = wire;
        if (reply.accountId !== (session.endedOf() ?? session.signedInAs())) onOther();
        session.resume(reply);
        return 'signedIn';
      } catch (error) {
        if (!isRefused(error, 'link-needed')) throw error;
        await send(email);
        return 'link';
      }
    },
  };
};
