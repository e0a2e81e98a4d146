import { QueryClient } from '@tanstack/react-query';

/**
 * What is read stays for half a minute: live changes and own commands say when it is old. A refusal (4xx) is final,
 * anything else is tried twice more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && !isRefusal((error as { status?: unknown }).status),
    },
    // Sent whether or not the browser thinks that it has a line: `sendCommand` tries again, and says so where it is down.
    mutations: { networkMode: 'always' },
  },
});

const isRefusal = (status: unknown): boolean =>
  typeof status === 'number' && status >= 400 && status < 500;
