import type { QueryClient } from '@tanstack/react-query';
import { followChanges as follow } from '@waymark/client';
import { tellPresence } from './hereNow.ts';
import { wire } from '../wire/wire.ts';
import { isTouched } from './topics.ts';

/**
 * Has what is cached read again whenever a change touches it, those included that a cut line
 * missed. @returns what ends it
 */
export function followChanges(queryClient: QueryClient): () => void {
  const ending = new AbortController();
  void follow(wire, {
    signal: ending.signal,
    onPresence: tellPresence,
    onReload: () => void queryClient.invalidateQueries(),
    onChange: (topics) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state: { data } }) => isTouched(topics, { queryKey, data }),
      }),
  });
  return () => ending.abort();
}
