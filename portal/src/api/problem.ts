import { isRefused, Refused, SignedOut, Unreachable } from '@waymark/client';
import { texts } from '../texts/pages.ts';

export const isGone = (error: unknown): boolean =>
  isRefused(error) && (error.status === 404 || error.status === 410);

/** What to tell a person, and the request's id where there is one. */
export function told(error: unknown): { sentence: string; requestId?: string } {
  if (error instanceof Refused)
    return { sentence: error.message, requestId: error.problem.requestId };
  return {
    sentence:
      error instanceof Unreachable || error instanceof SignedOut
        ? error.message
        : texts().problems.here,
  };
}
