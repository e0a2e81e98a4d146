import type { MilestoneRow } from '@waymark/api';

/** A milestone that a module may come to. */
export type MilestoneChoice = {
  readonly id: string;
  readonly name: string;
  /** Where it is missing in the sub-process: the weight that it comes behind there. */
  readonly after: number | null;
};

/**
 * The milestones of a plan; of a sub-process also those that its process has got since, which it
 * would get under the same id (ADR 36).
 */
export function milestoneChoices(
  own: readonly MilestoneRow[],
  ofProcess: readonly MilestoneRow[],
): MilestoneChoice[] {
  const there = new Set(own.map(({ id }) => id));
  const last = Math.max(0, ...own.map(({ weight }) => weight));
  return [
    ...own.map(({ id, name }) => ({ id, name, after: null })),
    ...ofProcess
      .filter(({ id }) => !there.has(id))
      .map(({ id, name }) => ({ id, name, after: last })),
  ];
}
