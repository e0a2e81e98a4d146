import { ServerRefused, ServerUnreachable } from './refusals.ts';

/**
 * The one rule by which anything is tried again. Who asks hears within 15 seconds that there is an
 * answer, or that there is none. Meanwhile what may be sent twice is sent up to three times: where
 * the line failed, where a server is away for a moment, or where it asks for a pause that is short.
 * What takes longer is for people to decide.
 */
const patience = 15_000;
/** Milliseconds before the second try and the third. */
const pauses = [400, 1_500];
const longestPauseAskedFor = 2_000;
/** An answer that has begun to come may take that long, in milliseconds: some lines are slow. */
const untilRead = 60_000;
const away: ReadonlySet<number> = new Set([502, 503, 504]);

export type RetriedTry = {
  /** Ends the try: nobody waits for it any more, or it took too long. */
  readonly signal: AbortSignal;
  /** To be called when the answer begins to come. */
  readonly answered: () => void;
};

/** @param repeatable whether the same may be sent again without anything happening twice */
export async function patiently<T>(
  attempt: (trying: RetriedTry) => Promise<T>,
  { repeatable, signal }: { repeatable: boolean; signal?: AbortSignal },
): Promise<T> {
  const late = new AbortController();
  const end = () => late.abort();
  let timer = setTimeout(end, patience);
  const trying: RetriedTry = {
    signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    answered: () => {
      clearTimeout(timer);
      timer = setTimeout(end, untilRead);
    },
  };
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(trying);
      } catch (error) {
        const pause = repeatable ? pauseAfter(error, tries) : undefined;
        if (pause === undefined || trying.signal.aborted) throw error;
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

function pauseAfter(error: unknown, tries: number): number | undefined {
  const pause = pauses[tries];
  if (pause === undefined || error instanceof ServerUnreachable) return pause;
  if (!(error instanceof ServerRefused)) return undefined;
  const { retryAfter, status } = error;
  if (retryAfter !== undefined)
    return retryAfter <= longestPauseAskedFor ? Math.max(pause, retryAfter) : undefined;
  return away.has(status) ? pause : undefined;
}
