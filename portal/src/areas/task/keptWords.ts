import { draftsOf, keptLine, type KeptIn } from '@waymark/client';
import { emptyDraft, stuckReasons, type StuckDraft } from './stuckReason.ts';

/**
 * Words that somebody began to say about a task and has not sent, kept through a reload and a task
 * that goes; of one person, and nobody else's. Without words there is none.
 */
export function keptWords(storage: KeptIn, accountId: string, taskId: string) {
  const line = keptLine(storage, `${draftsOf(accountId)}words/${taskId}`, readDraft);
  return {
    load: (): StuckDraft => line.load() ?? emptyDraft,
    keep: (draft: StuckDraft): void => line.keep(draft.words.trim() === '' ? null : draft),
  };
}

function readDraft(kept: unknown): StuckDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { words, chosen } = kept as { words?: unknown; chosen?: unknown };
  return {
    words: typeof words === 'string' ? words : '',
    chosen: stuckReasons.find((reason) => reason === chosen),
  };
}
