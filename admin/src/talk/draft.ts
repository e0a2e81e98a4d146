import { DRAFTS } from '../autosave/draftStore.ts';
import type { Kind } from './entries.ts';

/** What is being written in a conversation, and for whom: a note never comes back as a reply. */
export type Draft = {
  readonly kind: Kind;
  readonly text: string;
  /** The last answer of a colleague when it was begun, null: none. Absent in what earlier versions kept. */
  readonly after?: string | null;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (owner: string, of: string): string =>
  `${DRAFTS}${owner}.talk.${of}`;

/** The draft of somebody in a conversation; null where there is none. */
export function draftIn(
  storage: Store,
  owner: string,
  of: string,
): Draft | null {
  try {
    const kept: unknown = JSON.parse(
      storage.getItem(nameOf(owner, of)) ?? 'null',
    );
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it over a reload; an empty one is none. */
export function keepDraft(
  storage: Store,
  owner: string,
  of: string,
  draft: Draft,
): void {
  try {
    if (draft.text === '') storage.removeItem(nameOf(owner, of));
    else storage.setItem(nameOf(owner, of), JSON.stringify(draft));
  } catch (error) {
    console.error('The draft could not be kept on this device.', error);
  }
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'kind' in kept &&
  (kept.kind === 'message' || kept.kind === 'note');
