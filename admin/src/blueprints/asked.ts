import type { BlueprintRow, ModuleRow } from '@waymark/api';

/** Which dialog of the library is open, and about what. */
export type Asked =
  | { kind: 'addProcess'; starter?: Starter }
  | { kind: 'addModule' }
  | { kind: 'addSubProcess'; parent: BlueprintRow | null }
  | { kind: 'removeProcess' | 'cloneProcess'; process: BlueprintRow }
  | { kind: 'removeModule' | 'cloneModule'; module: ModuleRow };

/** What a process may begin with (PRODUCT 5.2). */
export const starters = ['SALES_1', 'EMPTY'] as const;
export type Starter = (typeof starters)[number];

export type Ask = (asked: Asked) => void;
