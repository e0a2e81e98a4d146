import { LRUCache } from 'lru-cache';

/** Keys in memory, the least recently used ones dropped first. */
export type KeyCache = {
  /**
   * From memory, else by `load`, which is asked once for callers at the same time. A missing key is
   * not kept.
   */
  get(accountId: string, load: () => Promise<Buffer | null>): Promise<Buffer | null>;
  /** Forgets the key, also one that is just being loaded. */
  forget(accountId: string): void;
};

export type KeyCacheOptions = {
  readonly size: number;
  /**
   * Milliseconds after which a key is looked up again, so that an erasure by another process is
   * noticed.
   */
  readonly maxAge: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
};

export function keyCache({ size, maxAge, now }: KeyCacheOptions): KeyCache {
  const keys = new LRUCache<string, Promise<Buffer | null>>({
    max: size,
    ttl: maxAge,
    ttlResolution: 0,
    // The library takes an instant 0 for none.
    perf: { now: () => now() + 1 },
  });

  return {
    get(accountId, load) {
      const known = keys.get(accountId);
      if (known !== undefined) return known;
      const loading = load();
      keys.set(accountId, loading);
      const drop = () => {
        if (keys.peek(accountId) === loading) keys.delete(accountId);
      };
      loading.then((key) => key ?? drop(), drop);
      return loading;
    },
    forget: (accountId) => void keys.delete(accountId),
  };
}
