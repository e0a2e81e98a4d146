import { dayIn } from '@waymark/look/dayIn';
import type { MilestoneRow, TaskRow } from '../../../base/api/reads.ts';

const day = 24 * 60 * 60 * 1000;

/** The day of a zone on which the last of it was done; undefined where nothing says so. */
export function dayOver(
  milestones: readonly Pick<MilestoneRow, 'completedAt'>[],
  tasks: readonly Pick<TaskRow, 'statusAt'>[],
  zone: string,
): string | undefined {
  const instants = [
    ...milestones.map(({ completedAt }) => completedAt),
    ...tasks.map(({ statusAt }) => statusAt),
  ].filter((at) => at !== null);
  const last = instants.sort().at(-1);
  return last === undefined ? undefined : dayIn(zone, Date.parse(last));
}

/** Whole days from one calendar date to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);
