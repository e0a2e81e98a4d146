import type { TaskRow } from '@waymark/api';

/** What may be done with a task on the board. */
export type BoardTaskActs = {
  readonly setStatus: (task: TaskRow, status: TaskRow['status']) => void;
  /** Takes up what waits, or adds another one of it. */
  readonly again: (task: TaskRow) => void;
  readonly setActive: (task: TaskRow, active: boolean) => void;
  readonly setMandatory: (task: TaskRow, mandatory: boolean) => void;
  readonly setUserAddable: (task: TaskRow, userAddable: boolean) => void;
  /** Asks where to. */
  readonly move: (task: TaskRow) => void;
  /** Asks for its name. */
  readonly remove: (task: TaskRow) => void;
};
