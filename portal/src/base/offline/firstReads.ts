import { firstReadsName } from '@waymark/client';

/** So long, in milliseconds, what was read is gathered before it is written. */
const gathering = 500;
/** More than that, in letters, is not written: what waits to be sent needs the room. */
const most = 400_000;
/** What a page begins with (workspace/askAhead.ts), by how its key begins. */
const begins = /^(me|(executions|people) \S+|(tasks|milestones|placeholders) \S+ \S+)$/;

/**
 * The reads with which a page begins, as the last one had them. They lie where the next page finds
 * them before it draws for the first time: what else was read is asked for, and drawn later
 * (lastSeen.ts).
 * @param build whose rows they are
 * @param drawn told when what the page was drawn of has been written, and when it is no more as it
 * was
 */
export function openFirstReads(
  storage: Pick<Storage, 'setItem' | 'removeItem'> | undefined,
  build: string,
  drawn: (isSo: boolean) => void,
) {
  let reads: Record<string, unknown> = {};
  let writing: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const write = () => {
    writing = undefined;
    const text = JSON.stringify({ [build]: reads });
    try {
      if (text.length > most) storage?.removeItem(firstReadsName);
      else storage?.setItem(firstReadsName, text);
      drawn(true);
    } catch {
      // A device that is full begins the next page as it begins any other; what stands there may be
      // old.
      storage?.removeItem(firstReadsName);
    }
  };
  const forget = () => {
    clearTimeout(writing);
    writing = undefined;
    storage?.removeItem(firstReadsName);
    drawn(false);
  };
  return {
    keep(key: string, data: unknown): void {
      const [kind = ''] = begins.exec(key)?.[0].split(' ') ?? [];
      if (kind === '' || closed) return;
      // Of each kind the newest: a page begins with one project.
      reads = Object.fromEntries([
        ...Object.entries(reads).filter(([other]) => other.split(' ')[0] !== kind),
        [key, data],
      ]);
      writing ??= setTimeout(write, gathering);
    },
    /** What was read is not as it stands any more, until it is read anew. */
    forget,
    /** Nothing of it is kept from here on: who read it has gone. */
    close(): void {
      closed = true;
      reads = {};
      forget();
    },
    /** Somebody reads: it is kept again. */
    open(): void {
      closed = false;
    },
  };
}
