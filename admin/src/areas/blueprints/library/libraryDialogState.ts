import type { BlueprintRow, ModuleRow } from '@waymark/api';

/** Which dialog of the library is open, and about what. */
export type LibraryDialogState =
  | { kind: 'addProcess'; starter?: StarterName }
  | { kind: 'addModule' }
  | { kind: 'addSubProcess'; parent: BlueprintRow | null }
  | { kind: 'removeProcess' | 'cloneProcess'; process: BlueprintRow }
  | { kind: 'removeModule' | 'cloneModule'; module: ModuleRow };

/** What a process may begin with (PRODUCT 5.2). */
export const starters = ['SALES_1', 'EMPTY'] as const;
export type StarterName = (typeof starters)[number];

export type OpenLibraryDialog = (asked: LibraryDialogState) => void;
