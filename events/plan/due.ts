import type { Module } from './modules.ts';
import type { Plan } from './plan.ts';
import type { Task } from './tasks.ts';

/**
 * Whether a module was started; until then its days are planned, and none of them is due (PRODUCT
 * 6.5).
 */
export const hasBegun = ({ status }: Pick<Module, 'status'>): boolean => status !== 'PENDING';

/**
 * The day on which a task is due; null where there is none yet. Before its module starts that is a
 * day that somebody chose and no other: processes that were rolled out long ago hold days there
 * that were counted from the start of the process.
 */
export function dueDay(
  { modules }: Pick<Plan, 'modules'>,
  { moduleId, dueDate, dueDateChosen }: Task,
): string | null {
  const module = modules.get(moduleId);
  return dueDateChosen || module === undefined || hasBegun(module) ? dueDate : null;
}
