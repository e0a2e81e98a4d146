/** Keys in memory, the least recently used ones dropped first. */
export type KeyCache = {
  /** From memory, else by `load`, which is asked once for callers at the same time. A missing key is not kept. */
  get(
    accountId: string,
    load: () => Promise<Buffer | null>,
  ): Promise<Buffer | null>;
  /** Forgets the key, also one that is just being loaded. */
  forget(accountId: string): void;
};

export type KeyCacheOptions = {
  readonly size: number;
  /** Milliseconds until a key is looked up again, so that an erasure by another process is noticed. */
  readonly maxAge: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
};

type Entry = { readonly key: Promise<Buffer | null>; readonly since: number };

export function keyCache({ size, maxAge, now }: KeyCacheOptions): KeyCache {
  // A Map keeps the order of insertion: the first entry is the least recently used.
  const entries = new Map<string, Entry>();

  return {
    get(accountId, load) {
      const known = entries.get(accountId);
      const fresh = known !== undefined && now() - known.since < maxAge;
      const entry = fresh ? known : { key: load(), since: now() };
      entries.delete(accountId);
      entries.set(accountId, entry);
      if (!fresh) {
        const drop = () => {
          if (entries.get(accountId) === entry) entries.delete(accountId);
        };
        entry.key.then((key) => key ?? drop(), drop);
      }
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
      return entry.key;
    },
    forget: (accountId) => void entries.delete(accountId),
  };
}
