import type { Payload, TaskRow } from '@waymark/api';
import { columns, type Column } from './cells.ts';

/** What can be set in the cells of a row; `audience` is its module's. */
export type Values = Pick<TaskRow, Column>;
/** By the id of the task. */
export type Wanted = ReadonlyMap<string, Partial<Values>>;

type Task = Payload<'ChangeTasks'>['changes'][number];
type Module = Payload<'ChangeModules'>['changes'][number];

/** One deed of a person in the sheet: what is set, and what was before. */
export type Change = {
  readonly tasks: readonly Task[];
  readonly modules: readonly Module[];
  /** How many cells it changes. */
  readonly cells: number;
};
export type Both = { readonly forth: Change; readonly back: Change };

/** What is wanted and is not so already; null where that is nothing. */
export function changeOf(
  rows: readonly TaskRow[],
  wanted: Wanted,
): Both | null {
  const forth: { tasks: Task[]; modules: Map<string, Module> } = {
    tasks: [],
    modules: new Map(),
  };
  const back: typeof forth = { tasks: [], modules: new Map() };
  let cells = 0;
  for (const row of rows) {
    const { audience, ...fields } = wanted.get(row.id) ?? {};
    const differing = columns.filter(
      (column): column is Exclude<Column, 'audience'> =>
        column !== 'audience' &&
        fields[column] !== undefined &&
        fields[column] !== row[column],
    );
    if (differing.length > 0) {
      cells += differing.length;
      forth.tasks.push({ taskId: row.id, ...pick(fields, differing) });
      back.tasks.push({ taskId: row.id, ...pick(row, differing) });
    }
    const { moduleId } = row;
    if (
      audience !== undefined &&
      audience !== row.audience &&
      !forth.modules.has(moduleId)
    ) {
      cells += 1;
      forth.modules.set(moduleId, { moduleId, audience });
      back.modules.set(moduleId, { moduleId, audience: row.audience });
    }
  }
  if (cells === 0) return null;
  const both = ({ tasks, modules }: typeof forth): Change => ({
    tasks,
    modules: [...modules.values()],
    cells,
  });
  return { forth: both(forth), back: both(back) };
}

/** The rows as they will be. */
export const withChange = (
  rows: readonly TaskRow[],
  { tasks, modules }: Pick<Change, 'tasks' | 'modules'>,
): TaskRow[] => {
  const byTask = new Map(
    tasks.map(({ taskId, ...fields }) => [taskId, fields]),
  );
  const byModule = new Map(
    modules.map(({ moduleId, audience }) => [moduleId, audience]),
  );
  return rows.map((row) => ({
    ...row,
    ...(byTask.get(row.id) as Partial<TaskRow> | undefined),
    audience: byModule.get(row.moduleId) ?? row.audience,
  }));
};

const pick = (from: Partial<Values>, fields: readonly Column[]): object =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));
