import type { TaskRow } from '@waymark/api';
import { isOlder, type Conflict } from '@waymark/client';
import { problemOf } from '../../../../base/wire/problemOf.ts';
import type { Both, SheetChange, Values } from './acts.ts';
import { columns, isSame, type SheetColumn } from './cells.ts';

/**
 * A cell that somebody else has changed since it was seen: what I made of it, and what they did.
 */
export type Clash = {
  readonly taskId: string;
  readonly column: SheetColumn;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly conflict: Conflict;
};

/**
 * The revisions at which cells were last written, or looked at beside those of others, from here:
 * whoever did knows what they hold.
 */
export class OwnRevisions {
  readonly #byCell = new Map<string, string>();

  note(taskId: string, column: SheetColumn, revision: string): void {
    this.#byCell.set(`${taskId}:${column}`, revision);
  }
  /** The newer of what is known from here and what was seen. */
  knownOf(taskId: string, column: SheetColumn, seen: string): string {
    const own = this.#byCell.get(`${taskId}:${column}`);
    return own !== undefined && isOlder(seen, own) ? own : seen;
  }
}

type Sent = SheetChange['tasks'];
type Send = (tasks: Sent, basedOn: string) => Promise<{ revision: string }>;

/**
 * Sends what was changed against what its author saw, so that cells which others have changed
 * meanwhile stay as they are and come back as clashes; all others are stored. `revision`: where
 * rows are read that show all of it. @throws what else it is refused by
 */
export async function carryOut(
  { tasks, seen }: SheetChange,
  own: OwnRevisions,
  send: Send,
): Promise<{ clashes: Clash[]; revision: string }> {
  const clashes: Clash[] = [];
  let latest = '0';
  const known = (revision: string) => {
    if (isOlder(latest, revision)) latest = revision;
  };
  for (const [basedOn, cells] of byRevision(tasks, seen, own)) {
    let left = cells;
    while (left.length > 0) {
      try {
        const { revision } = await send(inTasks(left), basedOn);
        known(revision);
        for (const { taskId, column } of left) own.note(taskId, column, revision);
        break;
      } catch (error) {
        const found = clashIn(error, left);
        if (found === null) throw error;
        clashes.push(found);
        known(found.conflict.revision);
        left = left.filter((cell) => !isSame(cell, found));
      }
    }
  }
  return { clashes, revision: latest };
}

type SetCell = { readonly taskId: string; readonly column: SheetColumn; readonly value: unknown };

const cellsOf = (tasks: Sent): SetCell[] =>
  tasks.flatMap((task) =>
    columns
      .filter((column) => task[column] !== undefined)
      .map((column) => ({ taskId: task.taskId, column, value: task[column] })),
  );

/** There is nothing to choose: both made the same of it. */
export const isAsMine = ({ mine, theirs }: Clash) => mine === theirs;

/** Cells that were seen at one revision, together. */
const byRevision = (
  tasks: Sent,
  seen: SheetChange['seen'],
  own: OwnRevisions,
): Map<string, SetCell[]> =>
  Map.groupBy(cellsOf(tasks), ({ taskId, column }) =>
    own.knownOf(taskId, column, seen[taskId] ?? '0'),
  );

/**
 * What was meant of cells that others have changed, and what they hold now: what leads forth, and
 * back.
 */
export const bothOf = (clashes: readonly Clash[]): Both => {
  const change = (of: 'mine' | 'theirs'): SheetChange => ({
    tasks: inTasks(
      clashes.map(({ taskId, column, [of]: value }) => ({ ...{ taskId, column, value } })),
    ),
    ...{ cells: clashes.length, seen: {} },
  });
  return { forth: change('mine'), back: change('theirs') };
};

/** A change in both directions without cells that it did not come to. */
export const without = ({ forth, back }: Both, clashes: readonly Clash[]): Both => {
  const kept = (change: SheetChange): SheetChange => {
    const cells = cellsOf(change.tasks).filter(
      (cell) => !clashes.some((clash) => isSame(clash, cell)),
    );
    return { ...change, tasks: inTasks(cells), cells: cells.length };
  };
  return { forth: kept(forth), back: kept(back) };
};

/** As the command has them: what is set, by task. */
const inTasks = (cells: readonly { taskId: string; column: SheetColumn; value: unknown }[]): Sent =>
  [...Map.groupBy(cells, ({ taskId }) => taskId)].map(([taskId, set]) => ({
    taskId,
    ...(Object.fromEntries(set.map(({ column, value }) => [column, value])) as Partial<Values>),
  }));

/**
 * `module/<m>/task/<t>/due` is the cell of the days; what is told of another thing is no clash of
 * cells.
 */
function clashIn(error: unknown, cells: readonly SetCell[]): Clash | null {
  const conflict = problemOf(error)?.conflict;
  if (conflict === undefined || conflict.gone !== undefined) return null;
  const [, , kind, taskId, field] = conflict.path.split('/');
  if (kind !== 'task') return null;
  const column = field === 'due' ? 'dueInDays' : field;
  const set = cells.find((each) => each.taskId === taskId && each.column === column);
  return set === undefined
    ? null
    : {
        taskId: set.taskId,
        column: set.column,
        mine: set.value,
        theirs: conflict.theirs as TaskRow[SheetColumn],
        conflict,
      };
}
