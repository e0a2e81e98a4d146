import type { Payload, TaskRow } from '@waymark/api';
import { columns, type SheetColumn } from './cells.ts';

/** What can be set in the cells of a row. */
export type Values = Pick<TaskRow, SheetColumn>;
/** By the id of the task. */
export type WantedValues = ReadonlyMap<string, Partial<Values>>;

type Task = Payload<'ChangeTasks'>['changes'][number];

/** One deed of a person in the sheet: what is set, and what was before. */
export type SheetChange = {
  readonly tasks: readonly Task[];
  /** How many cells it changes. */
  readonly cells: number;
  /** By task: the revision at which its author saw it. */
  readonly seen: Readonly<Record<string, string>>;
};
export type Both = { readonly forth: SheetChange; readonly back: SheetChange };

/** What is wanted and is not so already; null where that is nothing. */
export function changeOf(
  rows: readonly TaskRow[],
  wanted: WantedValues,
  /**
   * Where it was another than that of the row: whoever writes has not looked at what came
   * meanwhile.
   */
  seenAt?: string,
): Both | null {
  const forth: Task[] = [];
  const back: Task[] = [];
  const seen: Record<string, string> = {};
  let cells = 0;
  for (const row of rows) {
    const fields = wanted.get(row.id) ?? {};
    const differing = columns.filter(
      (column) => fields[column] !== undefined && fields[column] !== row[column],
    );
    if (differing.length === 0) continue;
    cells += differing.length;
    seen[row.id] = seenAt ?? row.planRevision;
    forth.push({ taskId: row.id, ...pick(fields, differing) });
    back.push({ taskId: row.id, ...pick(row, differing) });
  }
  return cells === 0
    ? null
    : { forth: { tasks: forth, cells, seen }, back: { tasks: back, cells, seen } };
}

/** The rows as they will be. */
export const withChange = (
  rows: readonly TaskRow[],
  { tasks }: Pick<SheetChange, 'tasks'>,
): TaskRow[] => {
  const byTask = new Map(tasks.map(({ taskId, ...fields }) => [taskId, fields]));
  return rows.map((row) => {
    const fields = byTask.get(row.id) as Partial<Values> | undefined;
    // A row that stays as it is is not drawn anew.
    return fields === undefined ? row : { ...row, ...fields, ...seenAs(fields.seenBy) };
  });
};

/** Who sees it by then: of a module that is the team's alone nothing is set here. */
const seenAs = (seenBy: TaskRow['seenBy'] | undefined): Partial<TaskRow> =>
  seenBy === undefined ? {} : { audience: seenBy === 'module' ? 'EXTERN' : 'INTERN' };

type NewTask = Payload<'AddTasks'>['tasks'][number];
export type Added = {
  readonly moduleId: string;
  readonly afterBlockId: string | null;
  readonly tasks: readonly NewTask[];
  /** Lines without words that were left out. */
  readonly empty: number;
};

const pick = (from: Partial<Values>, fields: readonly SheetColumn[]): object =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** Rows with those that are being made, each behind the one before it, with what is said of it. */
export function withAdded(
  rows: readonly TaskRow[],
  { afterBlockId, tasks }: Pick<Added, 'afterBlockId' | 'tasks'>,
): readonly TaskRow[] {
  const at = rows.findIndex(({ blockId }) => blockId === afterBlockId);
  const before = rows[at];
  if (before === undefined) return rows;
  const made = tasks
    .filter(({ taskId }) => !rows.some(({ id }) => id === taskId))
    .map(({ taskId, ...said }) => {
      const empty = { assignee: null, dueInDays: null, mandatory: true };
      const { seenBy = 'module' } = said;
      return {
        ...{ ...before, ...empty, ...said, id: taskId, seenBy },
        ...(said.seenBy !== undefined && seenAs(seenBy)),
      };
    });
  return rows.toSpliced(at + 1, 0, ...made);
}
