import { draftsOf, keptLine, type KeptIn } from '@waymark/client';

/** What somebody has chosen and typed; `rating` null: nothing chosen yet. */
export type RatingDraft = { readonly rating: number | null; readonly words: string };

/** What was not sent yet, kept through a reload; of one person and one project. */
export const keptRating = (storage: KeptIn, accountId: string, processId: string) =>
  keptLine(storage, `${draftsOf(accountId)}rating/${processId}`, readDraft);

function readDraft(kept: unknown): RatingDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { rating, words } = kept as Record<string, unknown>;
  return (rating === null || typeof rating === 'number') && typeof words === 'string'
    ? { rating, words }
    : null;
}
