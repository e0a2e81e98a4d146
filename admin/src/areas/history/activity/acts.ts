import type { HistoryRow } from '@waymark/api';

/** What one command of one person changed: the rows in their order, never none. */
export type HistoryAct = { readonly rows: readonly HistoryRow[] };

/** How a sentence about many changes is told, and of how many things it tells. */
export type ActSaid = {
  readonly key: 'added' | 'changed' | 'deleted' | 'changedModules' | 'together';
  readonly count: number;
};

/** So many changes of different kinds are one line; fewer are read faster as they are. */
const MANY = 3;

/**
 * Rows that follow each other as acts: what one command changed in one plan is one line that
 * unfolds, where it is the same said several times, or more than one takes in at a glance.
 */
export function actsOf(rows: readonly HistoryRow[]): HistoryAct[] {
  const runs: HistoryRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && isSameAct(last[0]!, row)) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run): HistoryAct[] =>
    run.length >= MANY || (run.length > 1 && run.every(({ event }) => event === run[0]!.event))
      ? [{ rows: run }]
      : run.map((row) => ({ rows: [row] })),
  );
}

/**
 * The instant is taken at the edge, once a command: a person gives no two of the same name within a
 * millisecond.
 */
const isSameAct = (one: HistoryRow, other: HistoryRow): boolean =>
  one.at === other.at &&
  one.command === other.command &&
  one.actorId === other.actorId &&
  one.actorParty === other.actorParty &&
  one.planId === other.planId;

/** Tasks or modules counted once each, where the act did one thing with them; else the changes. */
export function saidOf({ rows }: HistoryAct): ActSaid {
  const tasks = new Set(rows.map(({ taskId }) => taskId)).size;
  const modules = new Set(rows.map(({ moduleId }) => moduleId)).size;
  const all = (is: (row: HistoryRow) => boolean) => rows.every(is);
  if (all(({ event }) => event === 'TaskAdded')) return { key: 'added', count: tasks };
  if (all(({ event }) => event === 'TaskRemoved')) return { key: 'deleted', count: tasks };
  if (all(({ taskId, event }) => taskId !== null && isChange(event)))
    return { key: 'changed', count: tasks };
  if (all((row) => isOfModule(row) && isChange(row.event)))
    return { key: 'changedModules', count: modules };
  return { key: 'together', count: rows.length };
}

const isOfModule = ({ taskId, moduleId }: HistoryRow): boolean =>
  taskId === null && moduleId !== null;

const isChange = (event: string): boolean => !/(?:Added|Removed)$/.test(event);
