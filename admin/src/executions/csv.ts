import type { ExecutionRow } from '@waymark/api';
import { formatDate, formatDateTime, processStatusLook } from '@waymark/look';

const columns: [title: string, value: (row: ExecutionRow) => string][] = [
  ['Client', (row) => row.clientName],
  ['Project', (row) => row.projectName],
  ['Process', (row) => row.name],
  ['Module', (row) => row.currentModule ?? ''],
  ['Status', (row) => processStatusLook[row.status].label],
  ['Tasks done', (row) => String(row.tasksDone)],
  ['Tasks', (row) => String(row.tasksTotal)],
  ['Start', (row) => formatDate(row.start)],
  ['End', (row) => formatDate(row.end)],
  ['Created', (row) => formatDateTime(row.createdAt)],
  ['Last Updated At', (row) => formatDateTime(row.updatedAt)],
];

/** Rows as CSV (RFC 4180, with a head), ready to be opened in a spreadsheet. */
export const executionsCsv = (rows: readonly ExecutionRow[]): string =>
  [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');

/** A name that begins like a formula gets an apostrophe: spreadsheets would run it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
