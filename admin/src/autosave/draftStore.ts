import type { Thing } from './things.ts';

/** Where a draft belongs, so that it can be saved or offered without the page that it was written on. */
export type Origin = {
  readonly thing: Thing;
  readonly workspaceId: string;
  /** What the thing, or what holds it, is called. */
  readonly of: string;
  /** It is saved when its author says so, as a name in its dialog. */
  readonly onDemand?: boolean;
};

/** What was typed and is not saved yet, with the revision that its author saw. */
export type Draft = {
  readonly value: string;
  readonly basedOn: string;
  /** Absent in drafts of earlier versions. */
  readonly origin?: Origin;
  /** What was saved last. */
  readonly before?: string;
  /** Tab in which it was typed, and the instant (ISO) of the last change. */
  readonly tab?: string;
  readonly at?: string;
};

export type DraftStore = {
  load(key: string): Draft | null;
  keep(key: string, draft: Draft): void;
  forget(key: string): void;
  /** All drafts of the owner on this device. */
  all(): { readonly key: string; readonly draft: Draft }[];
};

type Store = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Drafts outlive a sign-out: they are bound to their author, who finds them again. */
export const DRAFTS = 'waymark.draft.';

/**
 * Drafts on this device, so that a reload or a crash loses nothing. A full or forbidden storage is no reason to stop
 * typing: the draft then lives in the page alone.
 */
export function draftStore(storage: Store, owner: string): DraftStore {
  const prefix = `${DRAFTS}${owner}.`;
  const load = (key: string): Draft | null => {
    try {
      const kept: unknown = JSON.parse(
        storage.getItem(`${prefix}${key}`) ?? 'null',
      );
      return isDraft(kept) ? kept : null;
    } catch {
      return null;
    }
  };
  return {
    load,
    keep(key, draft) {
      try {
        storage.setItem(`${prefix}${key}`, JSON.stringify(draft));
      } catch (error) {
        console.error('The draft could not be kept on this device.', error);
      }
    },
    forget(key) {
      try {
        storage.removeItem(`${prefix}${key}`);
      } catch (error) {
        console.error(
          'The draft could not be removed from this device.',
          error,
        );
      }
    },
    all() {
      return Array.from({ length: storage.length }, (_, i) => storage.key(i))
        .filter((name) => name?.startsWith(prefix) === true)
        .map((name) => (name ?? '').slice(prefix.length))
        .flatMap((key) => {
          const draft = load(key);
          return draft === null ? [] : [{ key, draft }];
        });
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
