import { headers as names } from '@waymark/api/headers';
import { useSyncExternalStore } from 'react';

/** How fresh what the page shows is: `stale` means that the server could not yet show the newest. */
export type Connection = {
  state: 'live' | 'stale' | 'offline';
  since: Date | undefined;
};

let present: Connection = { state: 'live', since: undefined };
let lastReached: Date | undefined;
const listeners = new Set<() => void>();

function become(state: Connection['state']): void {
  if (state === present.state) return;
  present = { state, since: state === 'live' ? undefined : lastReached };
  for (const listener of listeners) listener();
}

export function noteReached(response: Response): void {
  lastReached = new Date();
  become(response.headers.has(names.stale) ? 'stale' : 'live');
}

export const noteUnreachable = (): void => become('offline');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('offline', noteUnreachable);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      window.removeEventListener('offline', noteUnreachable);
  };
}

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, () => present);
