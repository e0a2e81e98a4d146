import { draftsOf, keptLine, type KeptIn, type KeptLine } from '@waymark/client';
import type { Kind } from './entries.ts';

/** What is being written in a conversation, and for whom: a note never comes back as a reply. */
export type MessageDraft = {
  readonly kind: Kind;
  readonly text: string;
  /**
   * The last answer of a colleague when it was begun, null: none. Absent in what earlier versions
   * kept.
   */
  readonly after?: string | null;
};

/** The draft of somebody in a conversation, kept over a reload. */
export const keptDraft = (storage: KeptIn, owner: string, of: string): KeptLine<MessageDraft> =>
  keptLine(storage, `${draftsOf(owner)}talk.${of}`, (kept) => (isDraft(kept) ? kept : null));

const isDraft = (kept: unknown): kept is MessageDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'kind' in kept &&
  (kept.kind === 'message' || kept.kind === 'note');
