import { z } from 'zod';
import { email } from './text.ts';

/**
 * `POST /api/session/code`: asks for a one-time code. The answer is the same whether the address is
 * known or not: six digits are on their way, or a link where strangers have guessed at codes for
 * the address.
 */
export const codeRequest = z.object({
  email,
  intent: z.enum(['signIn', 'signUp']).default('signIn'),
});
export const codeSent = z.object({ sent: z.enum(['code', 'link']) });
export type CodeSent = z.infer<typeof codeSent>;
/** `POST /api/session`: six digits, or the word of a link; ten minutes, single use. */
export const signInRequest = z.object({ email, code: z.string().trim() });
/** Answer of sign-in and refresh. `expiresAt`: instant at which the access token ends. */
export const sessionReply = z.object({
  accessToken: z.string(),
  expiresAt: z.string(),
  accountId: z.string(),
});
export type SessionReply = z.infer<typeof sessionReply>;
