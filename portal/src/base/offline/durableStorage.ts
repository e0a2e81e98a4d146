import type { StoredLine, WriteAheadStore } from './writeAheadStore.ts';

/** Local storage, by the names of its lines. */
type Lines = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** How long a line that was taken away is remembered as gone, in milliseconds. */
const day = 86_400_000;
/** Name of the line that says the number of the newest. */
const newest = 'waymark.lines';

/**
 * Lines of local storage that outlive a browser that is killed. It writes its storage seconds
 * later, all of it as it was at one moment; so each line goes into a book as well, which is on the
 * disk at once, under a number that the storage holds too. What the storage has fallen behind of is
 * taken over from the book when the page starts: `ready`, which never fails.
 */
export function openDurableStorage(storage: Lines, book: WriteAheadStore) {
  const known = Number(storage.getItem(newest));
  const written = new Set<string>();

  function enter(name: string, text: string | null): void {
    const number = Math.max(Date.now(), Number(storage.getItem(newest)) + 1);
    storage.setItem(newest, String(number));
    written.add(name);
    book.put({ name, text, number });
  }

  /**
   * Lines that are gone go from the book too; those that were taken away by us, once the storage
   * has written that for sure.
   */
  const tidy = (lines: readonly StoredLine[], until: number) => {
    for (const { name, text, number } of lines)
      if (
        number <= until &&
        storage.getItem(name) === null &&
        (text !== null || number < Date.now() - day)
      )
        book.drop(name);
  };

  function restore(lines: readonly StoredLine[]): void {
    for (const { name, text, number } of lines) {
      if (number <= known || written.has(name)) continue;
      if (text === null) storage.removeItem(name);
      else storage.setItem(name, text);
    }
    const all = lines.map(({ number }) => number);
    const last = Math.max(Number(storage.getItem(newest)), ...all);
    storage.setItem(newest, String(last));
    tidy(lines, known);
  }

  return {
    ready: book
      .all()
      .then(restore)
      // A device without such a book, or without room, has what its storage has.
      .catch(() => undefined),
    getItem: (name: string) => storage.getItem(name),
    /** @throws what the storage throws where it has no room */
    setItem: (name: string, text: string) => {
      storage.setItem(name, text);
      enter(name, text);
    },
    removeItem: (name: string) => {
      storage.removeItem(name);
      enter(name, null);
    },
    /** What was taken out of the storage by somebody else leaves the book too. */
    forgetGone: async () => tidy(await book.all().catch(() => []), Number.MAX_SAFE_INTEGER),
  };
}
