import { QueryClient, type Query } from '@tanstack/react-query';

/**
 * Reads once more what was being read for the first time when it grew old. React-query begins a
 * read without data never anew: it would take the answer from before the change as the newest, and
 * a page that had just been opened would miss what came meanwhile.
 */
export class FreshQueryClient extends QueryClient {
  readonly #readOnceMore = new Set<Query>();

  override async invalidateQueries(
    ...[filters = {}, options = {}]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const first =
      options.cancelRefetch === false
        ? []
        : this.getQueryCache()
            .findAll({ ...filters, fetchStatus: 'fetching' })
            .filter((query) => query.state.data === undefined && !this.#readOnceMore.has(query));
    for (const query of first) this.#readOnceMore.add(query);
    // Of a read that is under way this is its end; none is begun.
    const ends = Promise.allSettled(first.map((query) => query.fetch()));
    await super.invalidateQueries(filters, options);
    await ends;
    for (const query of first) this.#readOnceMore.delete(query);
    await Promise.all(
      first.map(({ queryKey }) => super.invalidateQueries({ queryKey, exact: true }, options)),
    );
  }
}

/**
 * What is read stays for half a minute: live changes and own commands say when it is old. What may
 * be tried again has been when a read fails (`patiently` of the client).
 */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false },
    // Sent whether or not the browser thinks that it has a line: they are tried again, and say so
    // where it is down.
    mutations: { networkMode: 'always' },
  },
});
