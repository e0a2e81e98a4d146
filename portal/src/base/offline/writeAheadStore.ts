/** A line of the device. `text`: null where it was taken away. `number`: the higher, the newer. */
export type StoredLine = {
  readonly name: string;
  readonly text: string | null;
  readonly number: number;
};

/** Where lines are on the disk at once. */
export type WriteAheadStore = {
  /** @throws where there is none, or it does not answer */
  readonly all: () => Promise<readonly StoredLine[]>;
  /** Never fails: who keeps nothing has no line to lose here. */
  readonly put: (line: StoredLine) => void;
  readonly drop: (name: string) => void;
};

/**
 * So long, in milliseconds, is waited for what the book holds, which a device that does much else
 * may take long to tell.
 */
const patience = 60_000;
/** A database that is not to be had is asked for so often, so many milliseconds apart. */
const tries = 5;
const pause = 300;
const lines = 'lines';

/**
 * The book of this browser: what was written is on the disk, whatever happens to the browser. One
 * that was killed may hold the database for a moment still, and a connection may be lost while a
 * page is open (WebKit does so to pages in the background).
 */
export function writeAheadStore(factory: IDBFactory | undefined): WriteAheadStore {
  let opening: Promise<IDBDatabase> | undefined;
  const reopen = () => void (opening = undefined);
  const open = () =>
    (opening ??= new Promise((resolve, reject) => {
      if (factory === undefined) return reject(new Error('none'));
      const asked = factory.open('waymark.lines', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(lines, { keyPath: 'name' });
      asked.onsuccess = () => {
        asked.result.onclose = reopen;
        resolve(asked.result);
      };
      asked.onerror = () => reject(asked.error ?? new Error('refused'));
    }));

  async function within<Of>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Of,
  ): Promise<Of> {
    for (let left = tries; ; left--) {
      try {
        return work((await open()).transaction(lines, mode).objectStore(lines));
      } catch (error) {
        reopen();
        if (left === 0 || factory === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /**
   * What is to be written, by the names of lines; null: that one is dropped. The last word about a
   * line is the one that is written.
   */
  const waiting = new Map<string, StoredLine | null>();
  let writing = false;
  async function write(name: string, line: StoredLine | null): Promise<void> {
    waiting.set(name, line);
    if (writing) return;
    writing = true;
    try {
      while (waiting.size > 0)
        await within('readwrite', (store) => {
          for (const [of, text] of waiting)
            if (text === null) store.delete(of);
            else store.put(text);
          waiting.clear();
        });
    } catch {
      // What could not be written goes with what is written next.
    } finally {
      writing = false;
    }
  }

  return {
    all: () =>
      new Promise((resolve, reject) => {
        setTimeout(reject, patience, new Error('silent'));
        within('readonly', (store) => {
          const asked = store.getAll();
          asked.onsuccess = () => resolve(asked.result as StoredLine[]);
          asked.onerror = () => reject(asked.error ?? new Error('refused'));
        }).catch(reject);
      }),
    put: (line) => void write(line.name, line),
    drop: (name) => void write(name, null),
  };
}
