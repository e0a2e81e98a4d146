import { byWeight, type Plan } from '@waymark/events';

/** Id -> place in the whole plan, from 0, in the order of reading. */
export type Order = {
  readonly milestones: ReadonlyMap<string, number>;
  readonly modules: ReadonlyMap<string, number>;
  readonly blocks: ReadonlyMap<string, number>;
  readonly tasks: ReadonlyMap<string, number>;
};

const places = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, place) => [id, place]));

/** Whoever has no parent (which a valid plan never holds) comes last. */
const within = (parents: ReadonlyMap<string, number>, parent: string) =>
  parents.get(parent) ?? Number.MAX_SAFE_INTEGER;

/** The order that weights give: milestones, then modules in each, then blocks, and tasks where their blocks are. */
export function orderOf(plan: Plan): Order {
  const milestones = places(
    byWeight(plan.milestones.values()).map((m) => m.milestoneId),
  );
  const modules = places(
    byWeight(plan.modules.values())
      .sort(
        (a, b) =>
          within(milestones, a.milestoneId) - within(milestones, b.milestoneId),
      )
      .map((m) => m.moduleId),
  );
  const ordered = byWeight(plan.blocks.values()).sort(
    (a, b) => within(modules, a.moduleId) - within(modules, b.moduleId),
  );
  return {
    milestones,
    modules,
    blocks: places(ordered.map((b) => b.blockId)),
    tasks: places(
      ordered.flatMap(({ content }) =>
        content.type === 'task' ? [content.taskId] : [],
      ),
    ),
  };
}
