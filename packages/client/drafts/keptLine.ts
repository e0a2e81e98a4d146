/** What a line of a device is kept in. */
export type KeptIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Beginning of the names of drafts: they outlive a sign-out, and are their author's alone. */
export const draftsPrefix = 'waymark.draft.';

/** The same of one person. */
export const draftsOf = (accountId: string): string => `${draftsPrefix}${accountId}.`;

/** The names of all lines that begin with the prefix, without it. */
export const namesAfter = (
  storage: Pick<Storage, 'key' | 'length'>,
  prefix: string,
): readonly string[] =>
  Array.from({ length: storage.length }, (_, nth) => storage.key(nth) ?? '')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

export type KeptLine<Of> = {
  /** Null where nothing is kept, or nothing that can be read. */
  readonly load: () => Of | null;
  /** Null: it is forgotten. */
  readonly keep: (of: Of | null) => void;
};

/**
 * One thing on this device, so that a reload or a crash loses nothing. A full or forbidden storage
 * is no reason to stop typing: what was typed then lives on the page alone.
 * @param read what it takes for such a thing; null: it is none
 */
export function keptLine<Of>(
  storage: KeptIn,
  name: string,
  read: (found: unknown) => Of | null,
): KeptLine<Of> {
  const text = keptText(storage, name);
  return {
    load() {
      try {
        const found: unknown = JSON.parse(text.load() ?? 'null');
        return found === null ? null : read(found);
      } catch {
        return null;
      }
    },
    keep: (of) => text.keep(of && JSON.stringify(of)),
  };
}

/** The same of plain words; without a word in them they are none. */
export function keptText(storage: KeptIn, name: string): KeptLine<string> {
  return {
    load() {
      try {
        return storage.getItem(name);
      } catch {
        return null;
      }
    },
    keep(words) {
      try {
        if (words?.trim()) storage.setItem(name, words);
        else storage.removeItem(name);
      } catch (error) {
        console.error('Not kept on this device', error);
      }
    },
  };
}
