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

/** What was answered on this device and has not come to the service yet. */
export function keptAnswers(
  storage: Storage,
  accountId: string,
  taskId: string,
): DraftFields {
  try {
    const line = storage.getItem(nameOf(accountId, taskId));
    const kept: unknown = line === null ? null : JSON.parse(line);
    return typeof kept === 'object' && kept !== null
      ? (kept as DraftFields)
      : {};
  } catch {
    return {};
  }
}

/** Keeps what has not come to the service; where all has, nothing stays. */
export function keepAnswers(
  storage: Storage,
  accountId: string,
  taskId: string,
  fields: DraftFields,
): void {
  const name = nameOf(accountId, taskId);
  const rest = Object.entries(fields).filter(([, { isNew }]) => isNew);
  try {
    if (rest.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(Object.fromEntries(rest)));
  } catch {
    // A full or forbidden storage is no reason to stop answering: the answers then live on the page and with the service.
  }
}
