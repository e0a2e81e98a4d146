/** What was typed and is not saved yet, with the revision that its author saw. */
export type Draft = { value: string; basedOn: string };

export type DraftStore = {
  load(key: string): Draft | null;
  keep(key: string, draft: Draft): void;
  forget(key: string): void;
};

/**
 * Drafts on this device, so that a reload or a crash loses nothing. A full or forbidden storage is no reason to stop
 * typing: the draft then lives in the page alone.
 */
export function draftStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  owner: string,
): DraftStore {
  const nameOf = (key: string) => `waymark.draft.${owner}.${key}`;
  return {
    load(key) {
      try {
        const kept: unknown = JSON.parse(
          storage.getItem(nameOf(key)) ?? 'null',
        );
        return isDraft(kept)
          ? { value: kept.value, basedOn: kept.basedOn }
          : null;
      } catch {
        return null;
      }
    },
    keep(key, draft) {
      try {
        storage.setItem(nameOf(key), JSON.stringify(draft));
      } catch (error) {
        console.error('The draft could not be kept on this device.', error);
      }
    },
    forget(key) {
      try {
        storage.removeItem(nameOf(key));
      } catch (error) {
        console.error(
          'The draft could not be removed from this device.',
          error,
        );
      }
    },
  };
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  typeof kept.value === 'string' &&
  'basedOn' in kept &&
  typeof kept.basedOn === 'string' &&
  /^\d+$/.test(kept.basedOn);
