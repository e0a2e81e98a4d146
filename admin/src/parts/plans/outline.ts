import type { MilestoneRow, ModuleRow, TaskRow } from '@waymark/api';

export type OutlineCard = ModuleRow;
/** A milestone as a column: its modules are its cards. */
export type OutlineColumn = {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  readonly mark: number;
  readonly cards: readonly OutlineCard[];
};

const byWeight = (a: { weight: number }, b: { weight: number }) => a.weight - b.weight;

/**
 * Milestones with their modules, both in the order of their weights; a tie keeps the order of
 * arrival.
 */
export function outlineOf(
  milestones: readonly MilestoneRow[],
  modules: readonly ModuleRow[],
): OutlineColumn[] {
  const inMilestone = Map.groupBy([...modules].sort(byWeight), ({ milestoneId }) => milestoneId);
  return [...milestones]
    .sort(byWeight)
    .map(({ id, name, weight, mark }) => ({
      id,
      name,
      weight,
      mark,
      cards: inMilestone.get(id) ?? [],
    }));
}

/**
 * Weight after which a milestone is the last: what `AddMilestone` needs to put one at the end (0
 * where there is none).
 */
export const lastWeight = (milestones: readonly { weight: number }[]): number =>
  Math.max(0, ...milestones.map(({ weight }) => weight));

/** Tasks by the id of their module, in reading order. */
export const tasksByModule = (tasks: readonly TaskRow[]): ReadonlyMap<string, readonly TaskRow[]> =>
  Map.groupBy(
    [...tasks].sort((a, b) => a.place - b.place),
    ({ moduleId }) => moduleId,
  );
