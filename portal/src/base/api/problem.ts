import { isRefused, ServerRefused, SignedOut, ServerUnreachable } from '@waymark/client';
import { texts } from '../texts/pages.ts';

export const isGone = (error: unknown): boolean =>
  isRefused(error) && (error.status === 404 || error.status === 410);

/** Finds the sentence to tell a person, and the request's id where there is one. */
export function describeError(error: unknown): { sentence: string; requestId?: string } {
  if (error instanceof ServerRefused)
    return { sentence: error.message, requestId: error.problem.requestId };
  return {
    sentence:
      error instanceof ServerUnreachable || error instanceof SignedOut
        ? error.message
        : texts().problems.here,
  };
}
