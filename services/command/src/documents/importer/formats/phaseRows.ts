import type { TaskTableColumn } from './columns.ts';

/** What a row of a table of tasks is. */
export type ClassifiedRow =
  /** It names what the rows below it belong to. */
  | { kind: 'head'; words: string; of: 'milestone' | 'module' }
  /** A task, and the milestone and module in which it stands. */
  | { kind: 'task'; path: [milestone: string, module: string] }
  /** It says more of the task above it. */
  | { kind: 'more' }
  | { kind: 'nothing' };

type Columns = readonly (TaskTableColumn | null)[];

/** Columns that a row may have filled and still name a part alone. */
const ASIDE: ReadonlySet<TaskTableColumn | null> = new Set(['order', 'leftOut', 'status']);

/**
 * Where rows belong in sheets that people merged cells in: a cell of phases is that of the empty
 * ones below it, and a row with one cell alone that stands above others is the part that they are
 * in.
 */
export function placedRows(
  rows: readonly (readonly string[])[],
  columns: Columns,
): ClassifiedRow[] {
  const at = (column: TaskTableColumn, row: readonly string[]) =>
    (row[columns.indexOf(column)] ?? '').trim();
  const isTitled = (row: readonly string[]) => at('title', row) !== '';
  const heads = titleHeads(rows, columns);
  const hasModules = columns.includes('module');
  const isMerged = {
    milestone: merged(rows, columns, 'milestone'),
    module: merged(rows, columns, 'module'),
  };
  let [milestone, module] = ['', ''];
  let hasTask = false;
  return rows.map((row, nth): ClassifiedRow => {
    const own = [at('milestone', row), at('module', row)] as const;
    if (heads.has(nth)) {
      const words = at('title', row);
      if (hasModules) [milestone, module] = [words, ''];
      else module = words;
      hasTask = false;
      return { kind: 'head', words, of: hasModules ? 'milestone' : 'module' };
    }
    if (own[0] !== '' && own[0] !== milestone) [milestone, module] = [own[0], ''];
    if (own[1] !== '') module = own[1];
    if (!isTitled(row)) {
      const filled = filledOf(row, columns);
      if (filled === 0) return { kind: 'nothing' };
      const named = own.filter((name) => name !== '').length;
      if (named === filled) {
        hasTask = false;
        return own[1] !== ''
          ? { kind: 'head', words: own[1], of: 'module' }
          : { kind: 'head', words: own[0], of: 'milestone' };
      }
      return { kind: hasTask ? 'more' : 'nothing' };
    }
    hasTask = true;
    const isHeaded = heads.size > 0;
    return {
      kind: 'task',
      path: [
        own[0] || (isMerged.milestone || (isHeaded && hasModules) ? milestone : ''),
        own[1] || (isMerged.module || (isHeaded && !hasModules) ? module : ''),
      ],
    };
  });
}

const filledOf = (row: readonly string[], columns: Columns): number =>
  row.filter((cell, at) => cell.trim() !== '' && !ASIDE.has(columns[at] ?? null)).length;

/**
 * Rows of a title alone with fuller ones right below them. They name parts only where the sheet
 * begins with one and there are two and more, since a task may have nothing but its title.
 */
function titleHeads(rows: readonly (readonly string[])[], columns: Columns): ReadonlySet<number> {
  const title = columns.indexOf('title');
  const isLone = (row: readonly string[] | undefined) =>
    row !== undefined && filledOf(row, columns) === 1 && (row[title] ?? '').trim() !== '';
  const heads = rows.flatMap((row, at) => {
    const next = rows[at + 1];
    const isAbove = next !== undefined && filledOf(next, columns) > 1 && isLone(row);
    return isAbove ? [at] : [];
  });
  return heads[0] === 0 && heads.length > 1 ? new Set(heads) : new Set();
}

/**
 * Whether empty cells of a column belong to the value above: nobody who merges cells writes one
 * twice below itself.
 */
export function merged(
  rows: readonly (readonly string[])[],
  columns: Columns,
  column: 'milestone' | 'module',
): boolean {
  const at = columns.indexOf(column);
  if (at < 0) return false;
  const cells = rows.map((row) => (row[at] ?? '').trim());
  const first = cells.findIndex((cell) => cell !== '');
  return (
    first >= 0 &&
    cells.slice(first).includes('') &&
    cells.every((cell, nth) => cell === '' || cell !== cells[nth - 1])
  );
}
