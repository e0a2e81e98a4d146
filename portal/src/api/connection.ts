import { headers as names } from '@waymark/api/headers';
import { useSyncExternalStore } from 'react';

/** How fresh what the page shows is: `stale` means that the server could not yet show the newest. */
export type Connection = {
  state: 'live' | 'stale' | 'offline';
  since: Date | undefined;
};

let present: Connection = { state: 'live', since: undefined };
let lastReached: Date | undefined;
let reachable = true;
/** Reads whose last answer was old, with the round of reading again in which it came. */
const old = new Map<string, number>();
let round = 0;
const listeners = new Set<() => void>();

function refresh(): void {
  const state = !reachable ? 'offline' : old.size > 0 ? 'stale' : 'live';
  if (state === present.state) return;
  present = { state, since: state === 'live' ? undefined : lastReached };
  for (const listener of listeners) listener();
}

/** An answer came. Of a read it also tells how fresh it is; any other answer leaves that as it was. */
export function noteReached(path: string, response: Response): void {
  lastReached = new Date();
  reachable = true;
  const read = /^\/api\/([^/?]+)\?/.exec(path)?.[1];
  if (read !== undefined) {
    const stays = !response.ok && old.has(read);
    if (stays || response.headers.has(names.stale)) old.set(read, round);
    else old.delete(read);
  }
  refresh();
}

export function noteUnreachable(): void {
  reachable = false;
  refresh();
}

/**
 * Reads again while something is old. What was old and is no longer read by the page does not count any more.
 * @param read reads all that is on the screen
 */
export async function readAgain(read: () => Promise<void>): Promise<void> {
  const now = (round += 1);
  await read();
  for (const [name, seen] of old) if (seen < now) old.delete(name);
  refresh();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('offline', noteUnreachable);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      window.removeEventListener('offline', noteUnreachable);
  };
}

export const connection = (): Connection => present;

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribe, connection);
