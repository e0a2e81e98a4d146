import type { LiveChange } from '@waymark/api';
import type { QueryClient } from '@tanstack/react-query';
import { rememberPosition } from '../dataProvider/position.ts';
import { requestStream } from '../dataProvider/request.ts';
import { readMessages } from './eventStream.ts';
import { isTouched } from './topics.ts';

/** Changes of one burst are read together after this many milliseconds. */
const GATHER = 120;
const LONGEST_PAUSE = 30_000;

/** The position up to which the stream has told everything; null before it has told anything. */
export type Heard = { upTo: string | null };

/** Has what is cached read again whenever a change touches it, those included that a cut line missed. @returns what ends it */
export function followChanges(
  queryClient: QueryClient,
  heard: Heard,
): () => void {
  const ending = new AbortController();
  const gather = gatherInto(queryClient);
  void (async () => {
    for (let failures = 0; !ending.signal.aborted; failures += 1) {
      try {
        const { ok, body } = await requestStream(
          heard.upTo === null ? '/api/live' : `/api/live?after=${heard.upTo}`,
          ending.signal,
        );
        if (ok && body !== null) {
          failures = 0;
          if (heard.upTo === null) void queryClient.invalidateQueries();
          for await (const message of readMessages(body)) {
            heard.upTo = message.position;
            if (message.event === 'change') gather(message);
            if (message.event === 'reload') {
              rememberPosition(message.position);
              void queryClient.invalidateQueries();
            }
          }
        }
      } catch {
        // The line was cut: the next round opens it again and hears what was missed.
      }
      await pause(Math.min(1000 * 2 ** failures, LONGEST_PAUSE), ending.signal);
    }
  })();
  return () => ending.abort();
}

function gatherInto(queryClient: QueryClient): (change: LiveChange) => void {
  let topics: string[] = [];
  return ({ position, topics: more }) => {
    rememberPosition(position);
    if (topics.length === 0) setTimeout(flush, GATHER);
    topics.push(...more);
  };

  function flush(): void {
    const touched = topics;
    topics = [];
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        isTouched(touched, { queryKey, data: state.data }),
    });
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resume) => {
    const timer = setTimeout(resume, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resume()), {
      once: true,
    });
  });
