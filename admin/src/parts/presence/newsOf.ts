import type { HistoryRow } from '@waymark/api';

/** The number of changes that are lit each where it was made; more than that are one line. */
const MOST_LIT = 3;

/** A change of somebody else, at the task where it was made. */
export type Light = { readonly id: string; readonly place: string; readonly row: HistoryRow };

export type PresenceNews = {
  readonly lights: readonly Light[];
  /** Changes that are not lit: too many at once, or made where nothing of the page shows them. */
  readonly rest: readonly HistoryRow[];
};

/**
 * Finds what others did since a position (PRODUCT 14.3). One's own changes, and those that nobody
 * made by hand, are no news.
 * @param rows in any order
 */
export function newsOf(
  rows: readonly HistoryRow[],
  after: bigint,
  me: string | undefined,
): PresenceNews {
  const fresh = rows.filter(
    ({ position, actorId }) => BigInt(position) > after && actorId !== null && actorId !== me,
  );
  const lit = fresh.filter(({ taskId }) => taskId !== null);
  if (fresh.length > MOST_LIT) return { lights: [], rest: fresh };
  return {
    lights: lit.map((row) => ({ id: row.id, place: row.taskId ?? '', row })),
    rest: fresh.filter(({ taskId }) => taskId === null),
  };
}
