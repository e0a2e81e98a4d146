import type { TaskRow } from '@waymark/api';

/** What is asked of the chosen tasks. */
export type TaskPanelProps = { readonly rows: readonly TaskRow[]; readonly onClose: () => void };

/** The task, as a command names it. */
export const ofTask = ({ planKind, planId, id }: TaskRow) => ({
  plan: { kind: planKind, id: planId },
  taskId: id,
});

/** What a task is called where it could not be changed. */
export const headlineOf = ({ headline }: TaskRow): string => headline;
