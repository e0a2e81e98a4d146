import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

export type GroupCommitOptions<Item, Result> = {
  /**
   * Writes a group and answers item by item in order; an Error rejects that item alone, throwing
   * rejects all.
   */
  readonly write: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
  readonly sizeOf: (item: Item) => number;
  /** A group ends before it grows larger than this; one item alone may be larger. */
  readonly maxSize: number;
  readonly maxItems: number;
  /**
   * What may wait while a group is being written, all sizes together, and how what comes then is
   * refused. Default: no end.
   */
  readonly waiting?: { readonly maxSize: number; readonly full: () => Error };
};

export type GroupCommit<Item, Result> = {
  add(item: Item): Promise<Result>;
  /** Resolves when everything added so far is settled. */
  drained(): Promise<void>;
};

type QueuedItem<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Items that arrive while a group is being written form the next group: one commit serves them all.
 */
export function groupCommit<Item, Result>(
  options: GroupCommitOptions<Item, Result>,
): GroupCommit<Item, Result> {
  let queue: QueuedItem<Item, Result>[] = [];
  let waitingSize = 0;
  let running: Promise<void> | undefined;

  function takeGroup(): QueuedItem<Item, Result>[] {
    let size = 0;
    const tooMany = queue.findIndex(({ item }, index) => {
      size += options.sizeOf(item);
      return index > 0 && (index === options.maxItems || size > options.maxSize);
    });
    const group = tooMany === -1 ? queue : queue.slice(0, tooMany);
    queue = tooMany === -1 ? [] : queue.slice(tooMany);
    for (const { item } of group) waitingSize -= options.sizeOf(item);
    return group;
  }

  async function writeGroups(): Promise<void> {
    while (queue.length > 0) {
      // Who asks in the same turn of the loop, or goes straight on after an answer, makes it into
      // this group.
      await turnOfTheLoop();
      const group = takeGroup();
      try {
        const results = await options.write(group.map(({ item }) => item));
        group.forEach(({ resolve, reject }, index) => {
          const result = results[index] as Result | Error;
          if (result instanceof Error) reject(result);
          else resolve(result);
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = undefined;
  }

  return {
    add: (item) =>
      new Promise<Result>((resolve, reject) => {
        const { waiting } = options;
        if (waiting !== undefined && waitingSize >= waiting.maxSize) return reject(waiting.full());
        waitingSize += options.sizeOf(item);
        queue.push({ item, resolve, reject });
        running ??= writeGroups();
      }),
    drained: async () => {
      await running;
    },
  };
}
