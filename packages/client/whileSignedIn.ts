import { SignedOut } from './refusals.ts';
import type { Wire } from './wire.ts';

/**
 * Does what needs a session. Where that has ended on a page that somebody works on, it waits until
 * they are signed in again, and does the very same once more (ADR 54).
 * @throws {SignedOut} they did not, nobody asks them, or nobody was signed in here
 */
export async function whileSignedIn<T>(
  { session, askedToSignIn }: Pick<Wire, 'session' | 'askedToSignIn'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOver = error instanceof SignedOut && session.endedOf() !== undefined;
    if (isOver && (await askedToSignIn.answered())) return work();
    throw error;
  }
}
