import { draftsOf, keptLine, type KeptIn, type KeptLine } from '@waymark/client';
import type { Answer } from '@waymark/events/forms';

/** An answer as this device has it: null where it was taken back. */
export type DraftField = {
  readonly value: Answer | null;
  /** The revision of the service's draft that it follows; 0: none. */
  readonly revision: number;
  /** It is not with the service yet. */
  readonly isNew: boolean;
};
export type DraftFields = Readonly<Record<string, DraftField>>;

/**
 * Whose answers they are, to what, and since when: what the service has counts until the next time
 * that answers are sent.
 */
export type OfDraft = {
  readonly accountId: string;
  readonly taskId: string;
  /** When answers were sent last; '' where none were. */
  readonly since: string;
};

/** The form in which answers lie on the device. `since`: of what the service has. */
type StoredAnswers = Readonly<Record<string, DraftField & { readonly since?: string }>>;

/**
 * What was answered and not sent, as this device has it, also once the service has it: without a
 * line it is there all the same. Where there is none, nothing stays.
 */
export function keptAnswers(
  storage: KeptIn,
  { accountId, taskId, since }: OfDraft,
): KeptLine<DraftFields> {
  const name = `${draftsOf(accountId)}form/${taskId}`;
  const line = keptLine(storage, name, (found) => found as StoredAnswers);
  return {
    load: () =>
      Object.fromEntries(
        Object.entries(line.load() ?? {}).flatMap(([fieldId, { since: of, ...field }]) =>
          field.isNew || of === since ? [[fieldId, field]] : [],
        ),
      ),
    keep(fields) {
      const all = Object.entries(fields ?? {}).map(
        ([fieldId, field]) => [fieldId, field.isNew ? field : { ...field, since }] as const,
      );
      line.keep(all.length === 0 ? null : Object.fromEntries(all));
    },
  };
}
