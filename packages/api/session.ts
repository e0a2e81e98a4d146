import { z } from 'zod';
import { email } from './text.ts';

/** `POST /api/session/code`: asks for a one-time code; the answer is the same whether the address is known or not. */
export const codeRequest = z.object({
  email,
  intent: z.enum(['signIn', 'signUp']).default('signIn'),
});
/** `POST /api/session`: six digits, ten minutes, single use. */
export const signInRequest = z.object({ email, code: z.string().trim() });
/** Answer of sign-in and refresh. `expiresAt`: instant at which the access token ends. */
export const sessionReply = z.object({
  accessToken: z.string(),
  expiresAt: z.string(),
  accountId: z.string(),
});
export type SessionReply = z.infer<typeof sessionReply>;
