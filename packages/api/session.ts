import { z } from 'zod';
import { email, line } from './text.ts';

/**
 * `POST /api/session/code`: asks for a one-time code. The answer is the same whether the address is
 * known or not: six digits are on their way, or a link where strangers have guessed at codes for
 * the address. The names of whoever signs up are looked at, so that one that can't be taken is told
 * before the code goes out; they are kept nowhere.
 */
export const codeRequest = z.object({
  email,
  intent: z.enum(['signIn', 'signUp']).default('signIn'),
  firstName: line.optional(),
  lastName: line.optional(),
});
export const codeSent = z.object({ sent: z.enum(['code', 'link']) });
export type CodeSent = z.infer<typeof codeSent>;
/**
 * `GET /api/session/sign-up`: who may open an account by themselves. `some`: people of certain
 * domains.
 */
export const signUpOpenness = z.object({ openTo: z.enum(['anybody', 'some', 'invited']) });
export type SignUpOpenness = z.infer<typeof signUpOpenness>;
/**
 * `POST /api/session`: six digits, or the word of a link; ten minutes, single use. The names are
 * those of whoever signs up: an account without one takes them, any other keeps its own.
 */
export const signInRequest = z.object({
  email,
  code: z.string().trim(),
  firstName: line.optional(),
  lastName: line.optional(),
});
/** Answer of sign-in and refresh. `expiresAt`: instant at which the access token ends. */
export const sessionReply = z.object({
  accessToken: z.string(),
  expiresAt: z.string(),
  accountId: z.string(),
});
export type SessionReply = z.infer<typeof sessionReply>;
