import { emptyDraft, stuckReasons, type StuckDraft } from './stuckReason.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What somebody began to say about a task and has not sent; of one person, and nobody else's. */
const nameOf = (accountId: string, taskId: string): string =>
  `waymark.draft.${accountId}.words/${taskId}`;

/** What was typed about the task on this device and not sent yet; the empty draft where there is none. */
export function loadWords(
  storage: Kept,
  accountId: string,
  taskId: string,
): StuckDraft {
  try {
    const kept: unknown = JSON.parse(
      storage.getItem(nameOf(accountId, taskId)) ?? 'null',
    );
    if (typeof kept !== 'object' || kept === null) return emptyDraft;
    const { words, chosen } = kept as { words?: unknown; chosen?: unknown };
    return {
      words: typeof words === 'string' ? words : '',
      chosen: stuckReasons.find((reason) => reason === chosen),
    };
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft through a reload and a task that goes; one without words is forgotten. */
export function keepWords(
  storage: Kept,
  accountId: string,
  taskId: string,
  draft: StuckDraft,
): void {
  const name = nameOf(accountId, taskId);
  try {
    if (draft.words.trim() === '') storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage is no reason to stop typing: the words then live on the page alone.
  }
}
