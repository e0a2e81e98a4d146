import type { MilestoneRow, ModuleRow } from '@waymark/api';
import type { T } from '../../../base/texts/index.ts';

/**
 * A stretch of the way: a milestone, or a job; how long it is (tasks) and how far one has come, 0
 * to 1.
 */
export type Stretch = { id: string; length: number; done: number };

/**
 * The way of a process, a stretch for each milestone in order; one without tasks is as short as a
 * single task.
 */
export const stretchesOf = (
  milestones: readonly Pick<MilestoneRow, 'id' | 'tasksTotal' | 'tasksDone'>[],
): Stretch[] =>
  milestones.map(({ id, tasksTotal, tasksDone }) => ({
    id,
    length: Math.max(1, tasksTotal),
    done: tasksTotal === 0 ? 0 : tasksDone / tasksTotal,
  }));

/** What the head says beside the name: `Stuck in 2 modules`. */
export function stuckWords(t: T, modules: readonly Pick<ModuleRow, 'tasksStuck'>[]): string {
  const stuck = modules.filter(({ tasksStuck }) => tasksStuck > 0).length;
  return t('process.stuckIn', { count: stuck });
}

/** How a module's card looks: a stuck task speaks first, then the module's own status. */
export const cardStatus = ({ status, tasksStuck }: Pick<ModuleRow, 'status' | 'tasksStuck'>) =>
  tasksStuck > 0 && status !== 'DONE' ? 'STUCKED' : status;
