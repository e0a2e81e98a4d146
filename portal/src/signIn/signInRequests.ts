import type { Me, SessionReply } from '@waymark/api';
import { problemOf, Refused } from '../api/problem.ts';
import { reach } from '../api/reach.ts';
import { request } from '../api/request.ts';
import { startSession } from '../session/session.ts';

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
  return (await (await request('/api/me')).json()) as Me;
}

/** PRODUCT 3.1. */
export const invalidCode =
  'You have entered an invalid code. Please try again.';

/**
 * The sentence for a failed sign-in: every refusal means that the code is not good, but a limit, a failure of ours, or that
 * another browser asked for it.
 */
export const signInProblem = (error: unknown): string =>
  error instanceof Refused &&
  error.problem.status < 500 &&
  error.problem.status !== 429 &&
  error.problem.code !== 'other-browser'
    ? invalidCode
    : error instanceof Error
      ? error.message
      : invalidCode;
