import type { TaskRow } from '@waymark/api';

/** What a task has in the sheet, from left to right. */
export const columns = ['headline', 'assignee', 'dueInDays', 'mandatory', 'seenBy'] as const;
export type SheetColumn = (typeof columns)[number];

export type Cell = { readonly taskId: string; readonly column: SheetColumn };
/** Cells from one corner to the other; a single one where both are the same. */
export type Range = { readonly from: Cell; readonly to: Cell };

type Row = Pick<TaskRow, 'id'>;

export const isSame = (a: Cell | null, b: Cell | null): boolean =>
  a?.taskId === b?.taskId && a?.column === b?.column;

/** The cell so many rows and columns away, or the last one in that direction. */
export function movedBy(rows: readonly Row[], cell: Cell, down: number, right: number): Cell {
  const at = rows.findIndex(({ id }) => id === cell.taskId);
  const row = rows[clamp(at + down, rows.length)];
  const column = columns[clamp(columns.indexOf(cell.column) + right, columns.length)];
  return row === undefined || column === undefined ? cell : { taskId: row.id, column };
}

/** First and last cell of a row; with `all`, of the sheet. */
export const edgeOf = (rows: readonly Row[], cell: Cell, end: boolean, all: boolean): Cell =>
  movedBy(
    rows,
    cell,
    all ? (end ? rows.length : -rows.length) : 0,
    end ? columns.length : -columns.length,
  );

/**
 * Rows and columns of a range, in the order in which they stand; what has been folded away or
 * deleted meanwhile is not in it.
 */
export function within<R extends Row>(
  rows: readonly R[],
  { from, to }: Range,
): { rows: R[]; columns: SheetColumn[] } {
  const [top, bottom] = ordered(
    rows.findIndex(({ id }) => id === from.taskId),
    rows.findIndex(({ id }) => id === to.taskId),
  );
  const [left, right] = ordered(columns.indexOf(from.column), columns.indexOf(to.column));
  return {
    rows: top < 0 ? [] : rows.slice(top, bottom + 1),
    columns: columns.slice(left, right + 1),
  };
}

const clamp = (at: number, length: number) => Math.max(0, Math.min(at, length - 1));
const ordered = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];
