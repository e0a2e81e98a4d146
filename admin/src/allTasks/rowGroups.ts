import type { TaskRow } from '@waymark/api';
import { groupOf } from './groups.ts';
import type { Grouping } from './taskSearch.ts';

/** Rows of a page that belong together. `key`: of what; '' where that is nothing, as of a task that nobody has. */
export type RowGroup = {
  readonly key: string;
  readonly rows: readonly TaskRow[];
};

const keys: Record<Grouping, (task: TaskRow, today: string) => string> = {
  due: groupOf,
  project: ({ planId }) => planId,
  person: ({ assignee }) => assignee ?? '',
  // Of many processes the same milestone, whichever it was copied to.
  milestone: ({ milestoneName }) => milestoneName,
  none: () => '',
};

/**
 * Rows in groups (PRODUCT 8.9): each group once, in the order of its first row, and its rows in theirs. `today` is the reader's
 * (`YYYY-MM-DD`).
 */
export function rowGroups(
  rows: readonly TaskRow[],
  by: Grouping,
  today: string,
): readonly RowGroup[] {
  const groups = Map.groupBy(rows, (row) => keys[by](row, today));
  return [...groups].map(([key, grouped]) => ({ key, rows: grouped }));
}
