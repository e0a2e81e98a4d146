import type { Freshness } from './freshness.ts';

/**
 * Milliseconds until what is old is read again; twice as long each time, since some of it waits for
 * a person.
 */
const readAgainAfter = 4_000;
const readAgainAtMostAfter = 32_000;

/** Reads what is old again, with growing pauses, until it is stopped. @returns what stops it */
export function readUntilFresh(
  freshness: Freshness,
  read: (stale: readonly string[]) => Promise<unknown>,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const readLater = (pause: number) => {
    timer = setTimeout(() => {
      void freshness.readAgain(read);
      readLater(Math.min(2 * pause, readAgainAtMostAfter));
    }, pause);
  };
  readLater(readAgainAfter);
  return () => clearTimeout(timer);
}
