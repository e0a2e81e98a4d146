import type { TaskRow } from '@waymark/api';

/**
 * Whether a task's words and shape are said where it stands: in a blueprint, in a job, and of what
 * came into a running process by itself. All else of a process is shaped in its blueprint (PRODUCT
 * 9.4).
 */
export const isShapedHere = ({ planKind, added }: Pick<TaskRow, 'planKind' | 'added'>): boolean =>
  planKind !== 'process' || added;
