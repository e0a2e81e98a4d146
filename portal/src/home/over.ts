import type { MilestoneRow, TaskRow } from '../api/reads.ts';

const day = 24 * 60 * 60 * 1000;

/** When the last of it was done, ISO; undefined where nothing says so. */
export function whenOver(
  milestones: readonly Pick<MilestoneRow, 'completedAt'>[],
  tasks: readonly Pick<TaskRow, 'statusAt'>[],
): string | undefined {
  const instants = [
    ...milestones.map(({ completedAt }) => completedAt),
    ...tasks.map(({ statusAt }) => statusAt),
  ].filter((at) => at !== null);
  return instants.sort().at(-1);
}

/** Whole days from one calendar date or instant to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to) - dateOf(from)) / day);

const dateOf = (at: string): number => Date.parse(at.slice(0, 10));
