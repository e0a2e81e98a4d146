type Lines = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser may allow a page in a frame of another site to keep nothing; even to ask then fails.
 */
const none: Lines = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What this device keeps of what is being answered. */
export function ownStorage(): Lines {
  try {
    return localStorage;
  } catch {
    return none;
  }
}

/** The databases of this browser; undefined where it has none, or gives none to this page. */
export function ownDatabases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
