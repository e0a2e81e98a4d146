import type { Problem } from '@waymark/api';
import { ServerRefused, SignedOut, ServerUnreachable } from '@waymark/client';
import { textsNow } from '../texts/index.ts';

/**
 * The problem behind any error that a call threw, if there is one. `status` is 0 where the server
 * could not be reached.
 */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof ServerRefused) return error.problem;
  if (error instanceof ServerUnreachable) return withoutAnswer(0, 'unreachable', error.message);
  if (error instanceof SignedOut)
    return withoutAnswer(error.status, 'unauthenticated', error.message);
  return undefined;
}

const withoutAnswer = (status: number, code: string, detail: string): Problem => ({
  type: 'about:blank',
  title: textsNow()('problems.noConnection'),
  status,
  code,
  detail,
});
