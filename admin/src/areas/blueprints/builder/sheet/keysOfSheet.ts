import type { KeyboardEvent } from 'react';
import { edgeOf, type Cell } from './cells.ts';
import type { SheetState } from './useSheet.ts';

export type SheetDeeds = {
  /** Ticks, or changes for whom: what a cell without words does. */
  turn: () => void;
  fillDown: () => void;
  clear: () => void;
  newRow: () => void;
  open: (cell: Cell) => void;
  undo: () => void;
  redo: () => void;
  moveRow: (by: 1 | -1) => void;
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * What a key does in a cell that is not written in (LOOK 3, Sheet); true where it does something.
 */
export function pressed(
  event: KeyboardEvent,
  rows: readonly { readonly id: string }[],
  sheet: SheetState,
  deeds: SheetDeeds,
): boolean {
  const { active } = sheet;
  if (active === null) return false;
  const { key, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const isText = active.column !== 'mandatory' && active.column !== 'seenBy';
  const arrow = ARROWS[key];
  if (arrow !== undefined && !event.altKey) sheet.move(arrow[0], arrow[1], shiftKey);
  else if (arrow !== undefined && arrow[0] !== 0 && !ctrl) deeds.moveRow(arrow[0] > 0 ? 1 : -1);
  else if (key === 'Home' || key === 'End')
    sheet.goTo(edgeOf(rows, active, key === 'End', ctrl), shiftKey);
  else if (key === 'Enter' && ctrl) deeds.newRow();
  else if (key === 'Enter' && event.altKey) deeds.open(active);
  else if (key === 'Enter' || key === 'F2') (isText ? () => sheet.edit(active) : deeds.turn)();
  else if (key === ' ' && shiftKey) sheet.chooseRow();
  else if (key === ' ' && !isText) deeds.turn();
  else if (ctrl && key.toLowerCase() === 'd') deeds.fillDown();
  else if (ctrl && key.toLowerCase() === 'z') (shiftKey ? deeds.redo : deeds.undo)();
  else if (ctrl && key.toLowerCase() === 'y') deeds.redo();
  else if (key === 'Delete' || key === 'Backspace') deeds.clear();
  else if (key === 'Escape' && !sheet.isSingle) sheet.none();
  else if (isText && !ctrl && !event.altKey && key.length === 1) sheet.edit(active, key);
  else return false;
  return true;
}
