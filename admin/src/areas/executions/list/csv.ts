import type { ExecutionRow } from '@waymark/api';
import { formatDate, formatDateTime } from '@waymark/look';
import { csvOf } from '@waymark/look/csv';
import type { English, T } from '../../../base/texts/index.ts';
import type { ColumnId } from './columns.ts';
import { whoseWords } from '../../../parts/turn/turnWords.ts';

/** What is said of people: account id -> name. */
type Names = ReadonlyMap<string, string>;
type Written = readonly [
  title: keyof English['executionColumns'],
  value: (row: ExecutionRow, t: T, names: Names) => string,
];

const nameIn = (names: Names, id: string | null) => (id === null ? '' : (names.get(id) ?? id));

/** What each column of the table is written as. */
const columns: Record<ColumnId, readonly Written[]> = {
  client: [
    ['client', (row) => row.clientName],
    ['project', (row) => row.projectName],
  ],
  process: [
    ['processAlone', (row) => row.name],
    ['module', (row) => row.currentModule ?? ''],
  ],
  status: [
    ['status', (row, t) => t(`processStatus.${row.status}`)],
    ['tasksDone', (row) => String(row.tasksDone)],
    ['tasks', (row) => String(row.tasksTotal)],
  ],
  turn: [
    [
      'turn',
      (row, t, names) =>
        whoseWords(t, row, row.turnWho === null ? null : nameIn(names, row.turnWho)),
    ],
    ['turnSince', (row) => (row.turnSince === null ? '' : formatDate(row.turnSince))],
  ],
  owner: [['owner', (row, _, names) => nameIn(names, row.owner)]],
  overdue: [
    ['overdueTasks', (row) => String(row.overdue)],
    ['overdueDays', (row) => String(row.overdueDays ?? '')],
  ],
  updated: [['updated', (row) => formatDateTime(row.updatedAt)]],
  dates: [
    ['start', (row) => formatDate(row.start)],
    ['end', (row) => formatDate(row.end)],
  ],
  created: [['created', (row) => formatDateTime(row.createdAt)]],
  actions: [],
};

/** Rows as CSV with a head, with the columns named. */
export function executionsCsv(
  t: T,
  rows: readonly ExecutionRow[],
  shown: readonly ColumnId[],
  names: Names,
): string {
  const written = shown.flatMap((id) => columns[id]);
  return csvOf(
    [
      written.map(([title]) => t(`executionColumns.${title}`)),
      ...rows.map((row) => written.map(([, value]) => value(row, t, names))),
    ],
    t.language,
  );
}

/** The people whom some columns name. */
export const peopleIn = (
  rows: readonly ExecutionRow[],
  shown: readonly ColumnId[],
): readonly string[] => [
  ...new Set(
    rows
      .flatMap(({ owner, turnWho }) => [
        shown.includes('owner') ? owner : null,
        shown.includes('turn') ? turnWho : null,
      ])
      .filter((id) => id !== null),
  ),
];
