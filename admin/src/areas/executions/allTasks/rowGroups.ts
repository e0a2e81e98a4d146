import type { TaskRow } from '@waymark/api';
import { groupOf, type WorkspaceDay } from './groups.ts';
import type { Grouping } from './taskSearch.ts';

/**
 * Rows of a page that belong together. `key`: of what; '' where that is nothing, as of a task that
 * nobody has.
 */
export type RowGroup = { readonly key: string; readonly rows: readonly TaskRow[] };

const keys: Record<Grouping, (task: TaskRow, day: WorkspaceDay) => string> = {
  due: groupOf,
  project: ({ planId }) => planId,
  person: ({ assignee }) => assignee ?? '',
  // Of many processes the same milestone, whichever it was copied to.
  milestone: ({ milestoneName }) => milestoneName,
  none: () => '',
};

/**
 * Rows in groups (PRODUCT 8.9): each group once, in the order of its first row, and its rows in
 * theirs.
 */
export function rowGroups(
  rows: readonly TaskRow[],
  by: Grouping,
  day: WorkspaceDay,
): readonly RowGroup[] {
  const groups = Map.groupBy(rows, (row) => keys[by](row, day));
  return [...groups].map(([key, grouped]) => ({ key, rows: grouped }));
}
