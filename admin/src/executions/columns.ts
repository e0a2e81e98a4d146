/** Columns of the executions, in the order of the spec (PRODUCT 8.1), then those that can be added. */
export type ColumnId =
  | 'client'
  | 'project'
  | 'process'
  | 'status'
  | 'updated'
  | 'actions'
  | 'dates'
  | 'created';

/** All of them, in the order of the menu; their names are `executionColumns`. */
export const allColumns = Object.keys({
  client: 1,
  project: 1,
  process: 1,
  status: 1,
  updated: 1,
  actions: 1,
  dates: 1,
  created: 1,
} satisfies Record<ColumnId, 1>) as ColumnId[];
export const defaultColumns: readonly ColumnId[] = [
  'client',
  'project',
  'process',
  'status',
  'updated',
  'actions',
];

const isColumn = (text: string): text is ColumnId =>
  (allColumns as string[]).includes(text);

/** `?columns=client,status` -> the columns and their order. Client, the row's link, is always there and first. */
export function parseColumns(param: string | null): readonly ColumnId[] {
  const known = (param ?? '').split(',').filter(isColumn);
  if (known.length === 0) return defaultColumns;
  return ['client', ...new Set(known.filter((column) => column !== 'client'))];
}

/** The URL's text for columns; null for the usual ones, which the URL leaves out. */
export function formatColumns(columns: readonly ColumnId[]): string | null {
  return columns.join() === defaultColumns.join() ? null : columns.join();
}

/** The columns with one shown or hidden; a shown one comes before the actions. */
export function toggleColumn(
  columns: readonly ColumnId[],
  column: ColumnId,
): readonly ColumnId[] {
  if (column === 'client') return columns;
  if (columns.includes(column))
    return columns.filter((shown) => shown !== column);
  const actions = columns.indexOf('actions');
  return columns.toSpliced(actions < 0 ? columns.length : actions, 0, column);
}

/** The columns with one moved by one place; Client stays first. */
export function moveColumn(
  columns: readonly ColumnId[],
  column: ColumnId,
  by: -1 | 1,
): readonly ColumnId[] {
  const from = columns.indexOf(column);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}
