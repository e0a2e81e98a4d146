import type { ExecutionRow } from '@waymark/api';
import { formatDate, formatDateTime } from '@waymark/look';
import type { T } from '../texts/index.ts';

const columns = [
  ['client', (row) => row.clientName],
  ['project', (row) => row.projectName],
  ['processAlone', (row) => row.name],
  ['module', (row) => row.currentModule ?? ''],
  ['status', (row, t) => t(`processStatus.${row.status}`)],
  ['tasksDone', (row) => String(row.tasksDone)],
  ['tasks', (row) => String(row.tasksTotal)],
  ['start', (row) => formatDate(row.start)],
  ['end', (row) => formatDate(row.end)],
  ['created', (row) => formatDateTime(row.createdAt)],
  ['updated', (row) => formatDateTime(row.updatedAt)],
] as const satisfies [string, (row: ExecutionRow, t: T) => string][];

/** Rows as CSV (RFC 4180, with a head), ready to be opened in a spreadsheet. */
export const executionsCsv = (t: T, rows: readonly ExecutionRow[]): string =>
  [
    columns.map(([title]) => t(`executionColumns.${title}`)),
    ...rows.map((row) => columns.map(([, value]) => value(row, t))),
  ]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');

/** A name that begins like a formula gets an apostrophe: spreadsheets would run it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
