import type { MilestoneRow, ModuleRow } from '@waymark/api';
import { marked } from '@waymark/events/marks';
import { sameName } from '@waymark/look/names';

type NamedMilestone = Pick<MilestoneRow, 'id' | 'name'>;
type There = Pick<MilestoneRow, 'id' | 'name' | 'mark'>;
type Coming = Pick<ModuleRow, 'milestoneId' | 'title'>;
/** A milestone of the process and what comes into it; `made`: there is none of it yet. */
export type ArrivingMilestone = {
  readonly id: string;
  readonly name: string;
  readonly made: boolean;
  /** Its colour, which it gets by coming where it is made. */
  readonly mark: number;
  readonly titles: readonly string[];
};

/**
 * Where the modules of a sub-process go: into the milestone of the same id, else of the same name,
 * else into a new one.
 */
export function whereTheyGo(
  there: readonly There[],
  milestones: readonly NamedMilestone[],
  modules: readonly Coming[],
): ArrivingMilestone[] {
  const arrivals = milestones.flatMap(({ id, name }) => {
    const titles = modules
      .filter(({ milestoneId }) => milestoneId === id)
      .map(({ title }) => title);
    if (titles.length === 0) return [];
    const found =
      there.find((other) => other.id === id) ?? there.find((other) => sameName(other.name, name));
    return [{ id: found?.id ?? id, name: found?.name ?? name, made: found === undefined, titles }];
  });
  const marks = marked(
    new Map(there.map(({ id, mark }) => [id, mark])),
    there.map(({ id }) => id),
    arrivals.filter(({ made }) => made).map(({ id }, weight) => ({ milestoneId: id, weight })),
  );
  return [...Map.groupBy(arrivals, ({ id }) => id).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            mark: marks.get(first.id) ?? 0,
            titles: [first, ...more].flatMap(({ titles }) => titles),
          },
        ],
  );
}
