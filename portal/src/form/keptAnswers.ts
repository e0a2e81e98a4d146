import type { Answer } from '@waymark/events/forms';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An answer as this device has it: null where it was taken back. */
export type DraftField = {
  readonly value: Answer | null;
  /** The revision of the service's draft that it follows; 0: none. */
  readonly revision: number;
  /** It is not with the service yet. */
  readonly isNew: boolean;
};
export type DraftFields = Readonly<Record<string, DraftField>>;

/** A line of storage, of one person's form. */
const nameOf = (accountId: string, taskId: string): string =>
  `waymark.draft.${accountId}.form/${taskId}`;

/** Whose answers they are, to what, and since when: what the service has counts until the next time that answers are sent. */
export type OfDraft = {
  readonly accountId: string;
  readonly taskId: string;
  /** When answers were sent last; '' where none were. */
  readonly since: string;
};

/** As it lies there. `since`: of what the service has. */
type Kept = Readonly<Record<string, DraftField & { readonly since?: string }>>;

/** What was answered and not sent, as this device has it. */
export function keptAnswers(
  storage: Storage,
  { accountId, taskId, since }: OfDraft,
): DraftFields {
  try {
    const line = storage.getItem(nameOf(accountId, taskId));
    const kept = (line === null ? {} : JSON.parse(line)) as Kept;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([fieldId, { since: of, ...field }]) =>
        field.isNew || of === since ? [[fieldId, field]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps what was answered, also once the service has it: without a line it is there all the same. Where there is none, nothing stays. */
export function keepAnswers(
  storage: Storage,
  { accountId, taskId, since }: OfDraft,
  fields: DraftFields,
): void {
  const name = nameOf(accountId, taskId);
  const all = Object.entries(fields).map(
    ([fieldId, field]) =>
      [fieldId, field.isNew ? field : { ...field, since }] as const,
  );
  try {
    if (all.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A full or forbidden storage is no reason to stop answering: the answers then live on the page and with the service.
  }
}
