/** A line of the device. `text`: null where it was taken away. `number`: the higher, the newer. */
export type Line = {
  readonly name: string;
  readonly text: string | null;
  readonly number: number;
};

/** Where lines are on the disk at once. */
export type LineBook = {
  /** @throws where there is none, or it does not answer */
  readonly all: () => Promise<readonly Line[]>;
  /** Never fails: who keeps nothing has no line to lose here. */
  readonly put: (line: Line) => void;
  readonly drop: (name: string) => void;
};

/** So long, in milliseconds, is waited for what the book holds, which a device that does much else may take long to tell. */
const patience = 60_000;
const lines = 'lines';

/** The book of this browser: what was written is on the disk, whatever happens to the browser. */
export function lineBook(factory: IDBFactory | undefined): LineBook {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () =>
    (opening ??= new Promise((resolve, reject) => {
      if (factory === undefined) return reject(new Error('none'));
      const asked = factory.open('waymark.lines', 1);
      asked.onupgradeneeded = () =>
        asked.result.createObjectStore(lines, { keyPath: 'name' });
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('refused'));
    }));
  const store = async (mode: IDBTransactionMode) =>
    (await open()).transaction(lines, mode).objectStore(lines);
  const write = (change: (to: IDBObjectStore) => unknown) =>
    void store('readwrite')
      .then(change)
      .catch(() => undefined);
  return {
    all: () =>
      new Promise((resolve, reject) => {
        setTimeout(reject, patience, new Error('silent'));
        store('readonly').then((from) => {
          const asked = from.getAll();
          asked.onsuccess = () => resolve(asked.result as Line[]);
          asked.onerror = () => reject(asked.error ?? new Error('refused'));
        }, reject);
      }),
    put: (line) => write((to) => to.put(line)),
    drop: (name) => write((to) => to.delete(name)),
  };
}
