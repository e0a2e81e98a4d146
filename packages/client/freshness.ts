/**
 * How fresh what the page shows is: `stale` means that the server could not yet show the newest;
 * `offline` that none answers.
 */
export type ConnectionState = {
  readonly state: 'live' | 'stale' | 'offline';
  /** When the server answered last; undefined while all is fresh. */
  readonly since: Date | undefined;
};

export type Freshness = {
  readonly present: () => ConnectionState;
  /** Of what was read, the resources whose last answer was old. */
  readonly staleResources: () => string[];
  /**
   * An answer came. Of a read it also tells how fresh it is; any other answer leaves that as it
   * was.
   * @param resource what was read
   * @param stale the server could not yet show what was asked for
   */
  readonly noteAnswer: (resource?: string, how?: { ok?: boolean; stale?: boolean }) => void;
  readonly noteUnreachable: () => void;
  /**
   * Reads again while something is old. What was old and is no longer read by the page does not
   * count any more.
   * @param read reads all that is on the screen of what is old
   */
  readonly readAgain: (read: (stale: readonly string[]) => Promise<unknown>) => Promise<void>;
  /** Calls back whenever `present` changes. @returns what stops it */
  readonly subscribe: (listener: () => void) => () => void;
};

export function openFreshness(): Freshness {
  let present: ConnectionState = { state: 'live', since: undefined };
  let lastReached: Date | undefined;
  let reachable = true;
  /** Resources whose last answer was old, with the round of reading again in which it came. */
  const old = new Map<string, number>();
  let round = 0;
  const listeners = new Set<() => void>();

  const tell = () => {
    const state = !reachable ? 'offline' : old.size > 0 ? 'stale' : 'live';
    if (state === present.state) return;
    present = { state, since: state === 'live' ? undefined : lastReached };
    for (const listener of listeners) listener();
  };
  const noteUnreachable = () => {
    reachable = false;
    // What could not be asked for is as old as it was.
    for (const resource of old.keys()) old.set(resource, round);
    tell();
  };

  return {
    present: () => present,
    staleResources: () => [...old.keys()],
    noteAnswer: (resource, { ok = true, stale = false } = {}) => {
      lastReached = new Date();
      reachable = true;
      if (resource !== undefined) {
        if (stale || (!ok && old.has(resource))) old.set(resource, round);
        else old.delete(resource);
      }
      tell();
    },
    noteUnreachable,
    readAgain: async (read) => {
      const now = (round += 1);
      await read([...old.keys()]);
      for (const [resource, seen] of old) if (seen < now) old.delete(resource);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('offline', noteUnreachable);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('offline', noteUnreachable);
      };
    },
  };
}
