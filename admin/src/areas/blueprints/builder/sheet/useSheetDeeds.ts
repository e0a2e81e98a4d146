import type { TaskRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { useNavigate } from 'react-router';
import { textsNow } from '../../../../base/texts/index.ts';
import { changeOf, type Values, type WantedValues } from './acts.ts';
import type { Cell, SheetColumn } from './cells.ts';
import { pasted, type NameLookup, type Pasted } from './pasting.ts';
import { tableOf } from './typed.ts';
import type { Acts } from './useActs.ts';
import type { SheetState } from './useSheet.ts';

type Parts = {
  rows: readonly TaskRow[];
  sheet: SheetState;
  acts: Acts;
  named: NameLookup;
  nameOf: (id: string) => string;
  /** Asks what to do about names that nobody has. */
  onUnknown: (names: readonly string[], paste: (named: NameLookup) => void) => void;
  /** Tells what could not be taken of what was pasted; none where all of it was. */
  onUnread: (cells: Pasted['unread']) => void;
};

/** What somebody does with the chosen cells, each one deed. */
export function useSheetDeeds({ rows, sheet, acts, named, nameOf, onUnknown, onUnread }: Parts) {
  const navigate = useNavigate();
  const { active, chosen } = sheet;
  const make = async (wanted: WantedValues, seenAt?: string): Promise<boolean> => {
    const both = changeOf(rows, wanted, seenAt);
    return both === null || acts.change(both);
  };
  const set = (of: readonly TaskRow[], values: Partial<Values>) =>
    void make(new Map(of.map(({ id }) => [id, values])));
  const rowOf = (cell: Cell | null) => rows.find(({ id }) => id === cell?.taskId);

  const addBehind = (row: TaskRow, lines: readonly Partial<Values>[], empty: number): string[] => {
    const tasks = lines.map(({ headline = textsNow()('sheet.newTask'), ...fields }) => ({
      ...{ taskId: crypto.randomUUID(), blockId: crypto.randomUUID(), headline },
      ...fields,
    }));
    if (tasks.length > 0)
      void acts.add({ moduleId: row.moduleId, afterBlockId: row.blockId, tasks, empty });
    return tasks.map(({ taskId }) => taskId);
  };

  const carryOut = (row: TaskRow, { added, wanted, empty, unread }: Pasted) => {
    onUnread(unread);
    if (added.length > 0) addBehind(row, added, empty);
    else void make(wanted);
  };

  return {
    set: (values: Partial<Values>) => set(chosen.rows, values),
    write: (cell: Cell, value: Partial<Values>, seenAt: string) =>
      make(new Map([[cell.taskId, value]]), seenAt),
    /** Of several that differ, all become what the first is not. */
    turn(cell = active) {
      const row = rowOf(cell);
      if (row === undefined || cell === null) return;
      const of = chosen.rows.includes(row) ? chosen.rows : [row];
      if (cell.column === 'mandatory') set(of, { mandatory: !row.mandatory });
      if (cell.column === 'seenBy')
        set(of.filter(isSeenByItself), { seenBy: row.seenBy === 'module' ? 'team' : 'module' });
    },
    /** From the first chosen row into the others; from the row above where one alone is chosen. */
    fillDown() {
      const [first] = chosen.rows;
      const alone = chosen.rows.length === 1;
      const from = alone ? rows[rows.findIndex((row) => row === first) - 1] : first;
      if (from === undefined || first === undefined) return;
      const values = Object.fromEntries(
        chosen.columns.map((column) => [column, from[column]]),
      ) as Partial<Values>;
      set(alone ? [first] : chosen.rows.slice(1), values);
    },
    clear() {
      const emptied: Partial<Record<SheetColumn, null>> = { assignee: null, dueInDays: null };
      set(
        chosen.rows,
        Object.fromEntries(
          chosen.columns.filter((column) => column in emptied).map((column) => [column, null]),
        ),
      );
    },
    newRow() {
      const row = rowOf(active);
      if (row === undefined) return;
      const [taskId] = addBehind(row, [{}], 0);
      if (taskId !== undefined) sheet.edit({ taskId, column: 'headline' });
    },
    /** The keyboard goes along with the row. */
    moveRow(by: 1 | -1) {
      const row = rowOf(active);
      if (row !== undefined && active !== null)
        void acts.move(row, by).then(() => sheet.goTo(active));
    },
    remove: () => void acts.remove(chosen.rows),
    open: (cell: Cell) => {
      const row = rowOf(cell);
      if (row !== undefined)
        void navigate(
          adminAddress.module({
            planId: row.planId,
            moduleId: row.moduleId,
            tab: 'context',
            hash: row.id,
          }),
        );
    },
    undo: () => void acts.undo(),
    redo: () => void acts.redo(),
    paste(text: string) {
      const row = rowOf(active);
      if (row === undefined || active === null) return;
      const read = (by: NameLookup) => pasted(tableOf(text), rows, active, by);
      const found = read(named);
      if (found.unknown.length > 0) onUnknown(found.unknown, (by) => carryOut(row, read(by)));
      else carryOut(row, found);
    },
    /** The chosen cells as a table. */
    copied: () =>
      chosen.rows
        .map((row) => chosen.columns.map((column) => written(row, column, nameOf)).join('\t'))
        .join('\n'),
  };
}

/** In a module that is the team's alone there is nothing to choose. */
const isSeenByItself = ({ seenBy, audience }: TaskRow) =>
  seenBy !== 'module' || audience === 'EXTERN';

function written(row: TaskRow, column: SheetColumn, nameOf: (id: string) => string): string {
  switch (column) {
    case 'assignee':
      return row.assignee === null ? '' : nameOf(row.assignee);
    case 'mandatory':
      return row.mandatory ? 'x' : '';
    default:
      return String(row[column] ?? '');
  }
}
