import type { BlueprintRow, ModuleRow } from '@waymark/api';

/** Which dialog of the library is open, and about what. */
export type Asked =
  | { kind: 'addProcess' | 'addModule' }
  | { kind: 'renameProcess' | 'removeProcess'; process: BlueprintRow }
  | { kind: 'renameModule' | 'removeModule'; module: ModuleRow };

export type Ask = (asked: Asked) => void;
