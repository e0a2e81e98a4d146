import type { CodeSent, SessionReply } from '@waymark/api';
import { request } from './request.ts';
import type { Wire } from './wire.ts';

/**
 * How whoever is signed in shows once more that it is they (ADR 52): by a code that is mailed to
 * them. What is sent @throws as `request`.
 */
export const confirmationBy = (wire: Wire) => ({
  ...wire.askedToConfirm,
  /** Has a code mailed, or a link in its place. */
  send: async (): Promise<CodeSent['sent']> =>
    (await request<CodeSent>(wire, '/api/session/confirm/code', { method: 'POST' })).json.sent,
  /** Shows it by the code: what is asked for next is taken. */
  confirm: async (code: string) =>
    wire.session.start(
      (
        await request<SessionReply>(wire, '/api/session/confirm', {
          method: 'POST',
          body: { code },
        })
      ).json,
    ),
});
