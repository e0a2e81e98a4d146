import { useCallback, useSyncExternalStore } from 'react';
import type { QueryState } from './queryCache.ts';
import { peek, watch } from './queryCache.ts';

/**
 * A query's state, shared by all who ask under the same key.
 * @param key names the answer; must hold everything that the fetching depends on. undefined:
 * nothing is asked yet
 */
export function useQuery<Data>(
  key: string | undefined,
  fetch: () => Promise<Data>,
): QueryState<Data> {
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? () => undefined : watch(key, fetch, listener)),
    // The key stands for what `fetch` closes over.
    // oxlint-disable-next-line exhaustive-deps
    [key],
  );
  return useSyncExternalStore(subscribe, () =>
    key === undefined ? nothingAsked : peek(key),
  ) as QueryState<Data>;
}

const nothingAsked: QueryState<never> = { fetching: false };
