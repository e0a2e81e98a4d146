type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (accountId: string, taskId: string): string =>
  `waymark.draft.${accountId}.talk/${taskId}`;

/** What somebody began to write about a task on this device; empty where they did not. */
export function draftOf(
  storage: Kept,
  accountId: string,
  taskId: string,
): string {
  try {
    return storage.getItem(nameOf(accountId, taskId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it through a reload and a tab that goes; an empty one is none. */
export function keepDraft(
  storage: Kept,
  accountId: string,
  taskId: string,
  text: string,
): void {
  const name = nameOf(accountId, taskId);
  try {
    if (text.trim() === '') storage.removeItem(name);
    else storage.setItem(name, text);
  } catch {
    // A full or forbidden storage is no reason to stop typing: the words then live on the page alone.
  }
}
