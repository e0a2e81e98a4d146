import type { NoteCollector } from '../notes.ts';
import type { TaskTableColumn } from './columns.ts';
import type { TextRow } from './rowItem.ts';

type Columns = readonly (TaskTableColumn | null)[];

const filled = ({ cells }: TextRow): number => cells.filter((cell) => cell !== '').length;

/**
 * The rows below the names of the columns, where a tool names them again above each of its groups:
 * those names go, and the row above them, which says what the group is called, is one of the rows.
 */
export function groupedRows(
  all: readonly TextRow[],
  head: number,
): { above: TextRow[]; rows: TextRow[] } {
  const names = JSON.stringify(all[head]?.cells);
  const isAgain = ({ cells }: TextRow) => JSON.stringify(cells) === names;
  const [above, rows] = [all.slice(0, head), all.slice(head + 1)];
  if (!rows.some(isAgain)) return { above, rows };
  const at = above.findLastIndex((row) => filled(row) > 0);
  const isNamed = at > 0 && filled(above[at]!) === 1;
  return {
    above: isNamed ? above.slice(0, at) : above,
    rows: [
      ...(isNamed ? [above[at]!] : []),
      ...rows.filter((row) => !isAgain(row) && filled(row) > 0),
    ],
  };
}

/**
 * What rows of some tools are, by a column that says so: the name of a section, or a note on the
 * task above.
 */
export function typedRows(
  rows: readonly TextRow[],
  columns: Columns,
  heads: readonly string[],
): TextRow[] {
  const type = heads.findIndex((name) => /^type$/i.test(name));
  const title = columns.indexOf('title');
  const description = columns.indexOf('description');
  if (type < 0 || title < 0) return [...rows];
  return rows.map((row) => {
    const words = row.cells[title] ?? '';
    const only = (column: number) => row.cells.map((_, at) => (at === column ? words : ''));
    switch (row.cells[type]?.toLowerCase()) {
      case 'section':
        return { ...row, cells: only(title) };
      case 'note':
        return description < 0 ? row : { ...row, cells: only(description) };
      default:
        return row;
    }
  });
}

/**
 * Columns where a tool names what a row belongs to by a number and by its title: the number is for
 * the tool alone.
 */
export const withoutNumbersOfParents = (
  columns: Columns,
  heads: readonly string[],
): (TaskTableColumn | null)[] =>
  columns.map((column, at) =>
    column === 'module' && /^parent$/i.test(heads[at] ?? '') && columns.includes('parentTask')
      ? 'leftOut'
      : column,
  );

const KEY = /^(?:issue )?key$/i;
const LEADS = /^(?:custom field \(epic link\)|epic link|parent(?: key| link)?)$/i;

/**
 * The rows with the title of what each belongs to, where a tool names that by its key alone, and
 * the columns with that one as what says so.
 */
export function parentsByTitle(
  rows: readonly TextRow[],
  columns: Columns,
  heads: readonly string[],
): { rows: TextRow[]; columns: (TaskTableColumn | null)[] } {
  const key = heads.findIndex((name) => KEY.test(name.trim()));
  const title = columns.indexOf('title');
  const titles = new Map(rows.map(({ cells }) => [cells[key] ?? '', cells[title] ?? '']));
  titles.delete('');
  const leads = heads.findIndex(
    (name, at) =>
      LEADS.test(name.trim()) && rows.some(({ cells }) => titles.has((cells[at] ?? '').trim())),
  );
  if (key < 0 || title < 0 || leads < 0 || columns.includes('parentTask'))
    return { rows: [...rows], columns: [...columns] };
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === leads ? (titles.get(cell.trim()) ?? cell) : cell)),
    })),
    columns: columns.map((column, at) => (at === leads ? 'parentTask' : column)),
  };
}

/**
 * Titles of the rows that are no tasks but what tasks belong to: epics that others name, with
 * nothing to read of their own.
 */
export function epicsIn(
  rows: readonly TextRow[],
  columns: Columns,
  heads: readonly string[],
): ReadonlySet<string> {
  const type = heads.findIndex((name) => /^(?:issue )?type$/i.test(name));
  const at = (column: TaskTableColumn, { cells }: TextRow) => cells[columns.indexOf(column)] ?? '';
  if (type < 0 || !columns.includes('parentTask')) return new Set();
  const parents = new Set(rows.map((row) => at('parentTask', row)));
  return new Set(
    rows.flatMap((row) =>
      /^epic$/i.test(row.cells[type] ?? '') &&
      parents.has(at('title', row)) &&
      at('description', row) === ''
        ? [at('title', row)]
        : [],
    ),
  );
}

export const noteEpic = (notes: NoteCollector, line: number, title: string): void =>
  notes.add(line, 'column', 'rowAsModule', line, title);

/** Of days from one to another the one by which it is done. */
const lastDayOf = (cell: string): string =>
  /^.*\d.*\s(?:→|->)\s*(.*\d.*)$/u.exec(cell)?.[1] ?? cell;

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[ T].*)?$/;

/**
 * The rows with days that are written with slashes as all of a sheet are: month or day first, where
 * one of them shows which. Where none does, or both, each stays as it is.
 */
export function withDays(all: readonly TextRow[], columns: Columns): TextRow[] {
  const due = columns.indexOf('due');
  const rows = all.map((row) => ({
    ...row,
    cells: row.cells.map((cell, nth) => (nth === due ? lastDayOf(cell) : cell)),
  }));
  const parts = rows.map(({ cells }) => SLASHED.exec(cells[due] ?? ''));
  const isBeyond = (nth: 1 | 2) => parts.some((found) => Number(found?.[nth]) > 12);
  const [dayFirst, monthFirst] = [isBeyond(1), isBeyond(2)];
  if (dayFirst === monthFirst) return [...rows];
  return rows.map((row, at) => {
    const found = parts[at];
    if (!found) return row;
    const [, one = '', other = '', year = ''] = found;
    const [month, day] = dayFirst ? [other, one] : [one, other];
    const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    return { ...row, cells: row.cells.map((cell, nth) => (nth === due ? iso : cell)) };
  });
}
