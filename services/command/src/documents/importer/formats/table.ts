import type { Heading, List, ListItem, Root, RootContent } from 'mdast';
import { refusalText } from '@waymark/api/problems';
import { unguarded } from '@waymark/look/csv';
import { CsvError, parse as readCsv } from 'csv-parse/sync';
import { ImportRefused } from '../../../payloads/importRefused.ts';
import { excerpt, type NoteCollector } from '../notes.ts';
import { columnsOf, type TaskTableColumn } from './columns.ts';
import { merged, placedRows } from './phaseRows.ts';
import { itemOf, place, type TextRow } from './rowItem.ts';
import {
  epicsIn,
  groupedRows,
  noteEpic,
  parentsByTitle,
  typedRows,
  withDays,
  withoutNumbersOfParents,
} from './toolTables.ts';
import { lineOf } from '../nodes.ts';

const DELIMITERS = ['\t', ';', ','] as const;

/** A first line that Markdown has marked names no columns, whatever its last words are. */
const MARKED = /^\s*(?:#{1,6} +[^\s,;]|[-*+] |\d+[.)] |[>|])/;

/** The first line by which Excel says what parts its cells. */
const SEPARATOR = /^\uFEFF?sep=([,;\t|])[ \t]*(?:\r\n?|\n|$)/i;

/**
 * The sign that parts the cells of a text, if it is a table: its first row names columns, or its
 * ending says so.
 */
export function delimiterOf(source: string, fileName = ''): string | null {
  const separator = SEPARATOR.exec(source)?.[1];
  if (separator !== undefined) return separator;
  const head = source.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';
  if (/\.tsv$/i.test(fileName)) return '\t';
  const most = DELIMITERS.toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  )[0]!;
  if (/\.csv$/i.test(fileName)) return most;
  if (MARKED.test(head)) return null;
  const cells = head.split(most).map((cell) => cell.replace(/^"|"$/g, ''));
  const named = cells.length > 1 ? columnsOf(cells) : null;
  return named !== null && named.filter((each) => each !== null).length > 1 ? most : null;
}

/** A table of tasks as a document: headings for milestones and modules, a box for each row. */
export function documentOfTable(source: string, delimiter: string, notes: NoteCollector): Root {
  const all = rowsOf(source, delimiter);
  const head = headRowOf(all);
  const first = all[head];
  const { above, rows: others } = groupedRows(all, head);
  const named = columnsOf(first?.cells ?? []);
  const heads = named === null ? [] : first!.cells;
  const found: (TaskTableColumn | null)[] =
    named === null
      ? (first?.cells ?? []).map((_, at) => (at === 0 ? 'title' : null))
      : withoutNumbersOfParents(named, heads);
  const top = first?.line ?? 1;
  const { rows: below, columns } = parentsByTitle(
    named === null && first ? [first, ...others] : others,
    found,
    heads,
  );
  if (named !== null) noteColumns(columns, heads, top, notes);
  const rows = ordered(withDays(typedRows(below, columns, heads), columns), columns);
  const epics = epicsIn(rows, columns, heads);
  const sections = new Map<string, TableSection>();
  const at = (column: TaskTableColumn, { cells }: TextRow) =>
    (cells[columns.indexOf(column)] ?? '').trim();
  const cells = rows.map((row) => row.cells);
  for (const column of ['milestone', 'module'] as const)
    if (merged(cells, columns, column))
      notes.add(top, 'column', 'columnMerged', top, heads[columns.indexOf(column)]!);
  /** Where the row of each title stands. */
  const pathOf = new Map<string, string[]>();
  let last: ListItem | undefined;
  placedRows(cells, columns).forEach((placed, nth) => {
    const row = rows[nth]!;
    const { line } = row;
    if (placed.kind === 'head') {
      notes.add(line, 'column', 'rowAsHead', line, placed.words);
      last = undefined;
    } else if (placed.kind === 'more' && last !== undefined) {
      const more = itemOf(row, columns, heads);
      last.children.push(...more.children.slice(1));
      last.position = place(lineOf(last), row.lastLine);
    } else if (placed.kind === 'task') {
      const parent = at('parentTask', row);
      const isUnplaced =
        at('milestone', row) === '' && (at('module', row) === '' || columns.includes('milestone'));
      const beside = isUnplaced
        ? epics.has(parent)
          ? ['', parent]
          : pathOf.get(parent)
        : undefined;
      if (epics.has(at('title', row)) && parent === '') {
        noteEpic(notes, line, at('title', row));
        return;
      }
      const path = beside ?? placed.path;
      pathOf.set(at('title', row), path);
      const key = JSON.stringify(path);
      const section = sections.get(key) ?? { path, items: [], line };
      // Where it stands says of what it is a part.
      last = itemOf(row, beside ? without(columns, 'parentTask') : columns, heads);
      section.items.push(last);
      sections.set(key, section);
    } else {
      const words = row.cells.join(' ').trim();
      if (words !== '') notes.add(line, 'unplaced', 'rowWithoutWords', line, excerpt(words));
    }
  });
  const data = named === null ? (above.length > 0 ? top : 1) : top + 1;
  return {
    type: 'root',
    children: [...nodesAbove(above), ...nodesOf([...sections.values()])],
    ...(data === 1 ? {} : { data: { columns: [top, data - 1] } as Root['data'] }),
  } as Root;
}

type TableSection = { path: string[]; items: ListItem[]; line: number };

function noteColumns(
  named: readonly (TaskTableColumn | null)[],
  heads: readonly string[],
  top: number,
  notes: NoteCollector,
): void {
  named.forEach((column, at) => {
    if (column === 'leftOut') notes.add(top, 'column', 'columnLeftOut', top, heads[at]!);
    else if (column === 'parentTask') notes.add(top, 'column', 'columnAsPlace', top, heads[at]!);
    else if (column === null && heads[at] !== '')
      notes.add(top, 'column', 'columnAsText', top, heads[at]!);
  });
}

/** As far down as sheets have a title and remarks above the names of their columns. */
const ABOVE = 10;

/** Which row names the columns: the first that names two and more, else the first of all. */
function headRowOf(rows: readonly TextRow[]): number {
  const isHead = ({ cells }: TextRow) => {
    const named = cells.filter((cell) => cell.trim() !== '');
    const columns = named.length > 1 ? columnsOf(cells) : null;
    return columns !== null && columns.filter((each) => each !== null).length > 1;
  };
  return Math.max(0, rows.slice(0, ABOVE).findIndex(isHead));
}

/** What stands above the columns: the title of the sheet, and remarks. */
const nodesAbove = (rows: readonly TextRow[]): RootContent[] =>
  rows.flatMap(({ cells, line, lastLine }, at): RootContent[] => {
    const words = cells.filter((cell) => cell.trim() !== '').join(' ');
    if (words === '') return [];
    const text = { type: 'text' as const, value: words };
    const position = place(line, lastLine);
    return at === 0
      ? [{ type: 'heading', depth: 1, children: [text], position }]
      : [{ type: 'paragraph', children: [text], position }];
  });

const without = (
  columns: readonly (TaskTableColumn | null)[],
  column: TaskTableColumn,
): (TaskTableColumn | null)[] => columns.map((each) => (each === column ? 'leftOut' : each));

function rowsOf(source: string, delimiter: string): TextRow[] {
  const separator = SEPARATOR.exec(source)?.[0] ?? '';
  const skipped = separator === '' ? 0 : 1;
  let before = skipped;
  const records = recordsOf(source.slice(separator.length), delimiter, skipped);
  return records.map(({ record, info }) => {
    const line = before + 1;
    before = info.lines + skipped;
    // Exports keep spreadsheets from reading a formula.
    const cells = record.map((cell) => unguarded(cell.trim()));
    return { cells, line, lastLine: before };
  });
}

/**
 * @throws ImportRefused `import-broken`, naming the line of a quotation mark that is never closed
 */
function recordsOf(
  source: string,
  delimiter: string,
  skipped: number,
): { record: string[]; info: { lines: number } }[] {
  try {
    return readCsv(source, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as ReturnType<typeof recordsOf>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = skipped + Number(/at line (\d+)/.exec(error.message)?.[1] ?? 1);
    throw new ImportRefused('import-broken', refusalText('importQuoteOpen', line), line);
  }
}

/** By their numbers, where each row has one; else as they stand. */
function ordered(rows: TextRow[], columns: readonly (TaskTableColumn | null)[]): TextRow[] {
  const at = columns.indexOf('order');
  const number = ({ cells }: TextRow) => Number(cells[at]?.replace(',', '.') || NaN);
  return at >= 0 && rows.every((row) => Number.isFinite(number(row)))
    ? rows.toSorted((one, other) => number(one) - number(other))
    : rows;
}

/** Milestones that come again later go on where they began. */
function nodesOf(sections: readonly TableSection[]): RootContent[] {
  const all = new Set(sections.map(({ path }) => path[0]!));
  // What belongs to none, or to a milestone alone, would stand below the heading of another.
  const milestones = [...(all.delete('') ? [''] : []), ...all];
  return milestones.flatMap((milestone) => {
    const own = sections
      .filter(({ path }) => path[0] === milestone)
      .toSorted((one, other) => Number(Boolean(one.path[1])) - Number(Boolean(other.path[1])));
    const head = milestone === '' ? [] : [heading(2, milestone, own[0]!.line)];
    return [
      ...head,
      ...own.flatMap(({ path, items, line }): RootContent[] => [
        ...(path[1] ? [heading(3, path[1], line)] : []),
        { type: 'list', spread: false, children: items } satisfies List,
      ]),
    ];
  });
}

const heading = (depth: 2 | 3, words: string, line: number): Heading => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: words }],
  position: place(line),
});
