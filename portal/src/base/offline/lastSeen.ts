import { lastSeenName } from '@waymark/client';
import { snapshotStore } from './pageSnapshot.ts';

/** So long, in milliseconds, what was read is gathered before it is written. */
const gathering = 500;
const owner = 'owner';
const addressOf = (key: string) => `/${encodeURIComponent(key)}`;

/**
 * What was last read on this device by one person, by the key of the query; where there is no cache
 * storage, nothing.
 */
export function openLastSeen(storage: CacheStorage | undefined) {
  let unwritten = new Map<string, unknown>();
  let writing: Promise<unknown> = Promise.resolve();
  /**
   * When what `lastRead` gave was read, by key, in milliseconds; not of what was read anew since.
   */
  const readAt = new Map<string, number>();
  /** Since it was forgotten: what was asked for before may still come. */
  let nobodys = false;

  /** Opened for reading alone, it would be made anew where it is gone. */
  const answerAt = async (key: string): Promise<Response | undefined> =>
    storage?.match(addressOf(key), { cacheName: lastSeenName });
  /** Who it belongs to: read once for all that is asked for at the same time. */
  let reading: Promise<unknown> | undefined;
  const readOwner = () =>
    (reading ??= answerAt(owner)
      .then((answer): Promise<unknown> | undefined => answer?.json())
      .finally(() => (reading = undefined)));
  const put = async (key: string, data: unknown, at: string) => {
    const answer = new Response(JSON.stringify(data), { headers: { Date: at } });
    await (await storage?.open(lastSeenName))?.put(addressOf(key), answer);
  };
  /**
   * One after the other; a device that is full, or that keeps nothing, only loses what it would
   * show without a line.
   */
  const inOrder = (work: () => Promise<unknown>) =>
    (writing = writing.then(work).catch(() => undefined));

  return {
    /** From here on it is this person's; what was somebody else's goes. */
    belongsTo: (accountId: string) => {
      nobodys = false;
      return inOrder(async () => {
        if ((await readOwner()) === accountId) return;
        await storage?.delete(lastSeenName);
        await put(owner, accountId, new Date().toUTCString());
      });
    },
    keep: (key: string, data: unknown) => {
      readAt.delete(key);
      if (nobodys) return;
      if (unwritten.size === 0)
        setTimeout(() => {
          const gathered = unwritten;
          unwritten = new Map();
          const at = new Date().toUTCString();
          for (const [key, data] of gathered) void inOrder(() => put(key, data, at));
        }, gathering);
      unwritten.set(key, data);
    },
    /**
     * What was read under a key; undefined where nothing was. @param reader who asks, as far as
     * that is known
     */
    lastRead: async (key: string, reader: string | undefined): Promise<unknown> => {
      await writing;
      const [of, answer] = await Promise.all([readOwner(), answerAt(key)]);
      if (reader !== undefined && of !== reader) return undefined;
      const at = answer?.headers.get('Date');
      if (at) readAt.set(key, Date.parse(at));
      return answer?.json();
    },
    /** How the page is drawn now; null: it is not as it was drawn last. */
    drawn: (page: Response | null) =>
      inOrder(async () => {
        const cache = nobodys ? undefined : await storage?.open(lastSeenName);
        if (page === null) await cache?.delete(snapshotStore.address);
        else await cache?.put(snapshotStore.address, page);
      }),
    /**
     * When the oldest of what `lastRead` gave, and was not read anew since, was read, ISO;
     * undefined where there is none.
     */
    readAt: () =>
      readAt.size === 0 ? undefined : new Date(Math.min(...readAt.values())).toISOString(),
    forget: () => {
      nobodys = true;
      unwritten = new Map();
      return inOrder(async () => storage?.delete(lastSeenName));
    },
  };
}
