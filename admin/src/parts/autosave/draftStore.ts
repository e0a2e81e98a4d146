import { draftsOf, keptLine, namesAfter, type KeptIn } from '@waymark/client';
import type { EditableField } from './editableField.ts';

/**
 * The place that a draft belongs to, so that it can be saved or offered without the page that it
 * was written on.
 */
export type Origin = {
  readonly thing: EditableField;
  readonly workspaceId: string;
  /** The name of the thing, or of what holds it. */
  readonly of: string;
  /** It is saved when its author says so, as a name in its dialog. */
  readonly onDemand?: boolean;
};

/** A text that was typed and is not saved yet, with the revision that its author saw. */
export type KeptDraft = {
  readonly value: string;
  readonly basedOn: string;
  /** Absent in drafts of earlier versions. */
  readonly origin?: Origin;
  /** The text that was saved last. */
  readonly before?: string;
  /** Tab in which it was typed, and the instant (ISO) of the last change. */
  readonly tab?: string;
  readonly at?: string;
};

export type DraftStore = {
  load(key: string): KeptDraft | null;
  keep(key: string, draft: KeptDraft): void;
  forget(key: string): void;
  /** All drafts of the owner on this device. */
  all(): { readonly key: string; readonly draft: KeptDraft }[];
};

/** Drafts of one author on this device. */
export function draftStore(
  storage: KeptIn & Pick<Storage, 'key' | 'length'>,
  owner: string,
): DraftStore {
  const prefix = draftsOf(owner);
  const line = (key: string) => keptLine(storage, `${prefix}${key}`, readDraft);
  return {
    load: (key) => line(key).load(),
    keep: (key, draft) => line(key).keep(draft),
    forget: (key) => line(key).keep(null),
    all: () =>
      namesAfter(storage, prefix).flatMap((key) => {
        const draft = line(key).load();
        return draft === null ? [] : [{ key, draft }];
      }),
  };
}

const readDraft = (kept: unknown): KeptDraft | null =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  typeof kept.value === 'string' &&
  'basedOn' in kept &&
  typeof kept.basedOn === 'string' &&
  /^\d+$/.test(kept.basedOn)
    ? (kept as KeptDraft)
    : null;
