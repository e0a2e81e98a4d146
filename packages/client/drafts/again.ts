/** Milliseconds before what got no answer is tried again, twice as long each time. */
export const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** The pause after the next try that gets no answer, in milliseconds. */
export const nextPause = (pause: number): number => Math.min(2 * pause, LONGEST_PAUSE);

/**
 * Whether an answer stays the same however often it is asked for. `status` is that of HTTP, 0 where
 * no answer came.
 */
export const isFinalStatus = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 429;
