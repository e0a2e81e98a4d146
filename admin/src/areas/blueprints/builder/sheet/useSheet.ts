import type { TaskRow } from '@waymark/api';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isSame, movedBy, within, type Cell, type Range } from './cells.ts';

/** A cell that is written in: `typed` is what its editor begins with, null for what it holds. */
export type EditedCell = { readonly cell: Cell; readonly typed: string | null };

/**
 * Where somebody is in the sheet: one cell that the keyboard is in, the range that was drawn from
 * it, and whether it is being written in. The focus follows the cell.
 */
export function useSheet(rows: readonly TaskRow[], container: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState<Range | null>(null);
  const [editing, setEditing] = useState<EditedCell | null>(null);
  const toFocus = useRef(false);
  const active = range?.to ?? null;
  const isThere = active !== null && rows.some(({ id }) => id === active.taskId);

  useEffect(() => {
    if (!toFocus.current || active === null || editing !== null) return;
    const cell = container.current?.querySelector<HTMLElement>(
      `[data-cell="${active.taskId}:${active.column}"]`,
    );
    if (!cell) return;
    toFocus.current = false;
    cell.focus();
    cell.scrollIntoView({ block: 'nearest' });
  });

  const goTo = useCallback((cell: Cell, extend = false) => {
    toFocus.current = true;
    setEditing(null);
    setRange((before) => ({ from: extend && before !== null ? before.from : cell, to: cell }));
  }, []);

  return {
    active: isThere ? active : null,
    /** The cell that the Tab key leads to. */
    entry: isThere
      ? active
      : rows[0] === undefined
        ? null
        : ({ taskId: rows[0].id, column: 'headline' } as const),
    chosen: range === null ? { rows: [], columns: [] } : within(rows, range),
    isSingle: range === null || isSame(range.from, range.to),
    goTo,
    /** The focus has come into a cell by itself. */
    enter: (cell: Cell) =>
      setRange((before) =>
        before !== null && isSame(before.to, cell) ? before : { from: cell, to: cell },
      ),
    /** The cell beside, in which the keyboard is then. */
    move(down: number, right: number, extend = false) {
      if (active !== null) goTo(movedBy(rows, active, down, right), extend);
    },
    chooseRow() {
      if (active === null) return;
      toFocus.current = true;
      setRange({ from: { ...active, column: 'headline' }, to: { ...active, column: 'seenBy' } });
    },
    none: () => setRange((before) => (before === null ? null : { from: before.to, to: before.to })),
    editing,
    edit: (cell: Cell, typed: string | null = null) => {
      setRange({ from: cell, to: cell });
      setEditing({ cell, typed });
    },
    /** Ends writing; the keyboard stays in the cell. */
    stop: () => {
      toFocus.current = true;
      setEditing(null);
    },
  };
}
export type SheetState = ReturnType<typeof useSheet>;
