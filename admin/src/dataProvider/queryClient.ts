import { QueryClient } from '@tanstack/react-query';

/**
 * What is read stays for half a minute: live changes and own commands say when it is old. What may be tried again has been
 * when a read fails (`patiently` of the client).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: false,
    },
    // Sent whether or not the browser thinks that it has a line: they are tried again, and say so where it is down.
    mutations: { networkMode: 'always' },
  },
});
