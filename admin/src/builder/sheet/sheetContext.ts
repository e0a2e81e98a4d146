import type { TaskRow } from '@waymark/api';
import { createContext } from 'react';
import type { PickerOptions } from '../../people/useChoices.ts';
import type { RowDeeds } from './SheetRow.tsx';
import type { SheetState } from './useSheet.ts';

export type SheetParts = {
  /** Of all open modules, in order. */
  rows: readonly TaskRow[];
  sheet: SheetState;
  people: PickerOptions;
  deeds: RowDeeds;
  /** Tasks that the last deed has made. */
  made: ReadonlySet<string>;
};

/** What the grids of the modules share; null on narrow pages, where tasks are a list without cells. */
export const SheetContext = createContext<SheetParts | null>(null);
