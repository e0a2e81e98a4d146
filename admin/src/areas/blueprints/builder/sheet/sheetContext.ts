import type { TaskRow } from '@waymark/api';
import { createContext } from 'react';
import type { PickerOptions } from '../../../../parts/people/useChoices.ts';
import type { RowDeeds } from './SheetRow.tsx';
import type { SheetState } from './useSheet.ts';

/** A task with its number in the whole sheet, from 1. */
export type NumberedTask = { readonly task: TaskRow; readonly number: number };

export type SheetParts = {
  /** Those of all open modules, by module and in order. */
  rows: ReadonlyMap<string, readonly NumberedTask[]>;
  /** There are so many that only those near the part that is seen are drawn. */
  many: boolean;
  sheet: SheetState;
  /** Tasks of which cells are chosen, where more than one cell is. */
  chosen: ReadonlySet<string>;
  people: PickerOptions;
  deeds: RowDeeds;
  /** Tasks that the last deed has made. */
  made: ReadonlySet<string>;
};

/**
 * What the grids of the modules share; null on narrow pages, where tasks are a list without cells.
 */
export const SheetContext = createContext<SheetParts | null>(null);
