import type { Module } from './modules.ts';
import { byWeight } from './placed.ts';
import type { Plan } from './plan.ts';

/** Id -> place in the whole plan, from 0, in the order of reading. */
export type PlanOrder = {
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

/**
 * Orders by the blocks of their plans: states share whatever did not change, and most changes leave
 * the order as it is.
 */
const known = new WeakMap<
  Plan['blocks'],
  Pick<Plan, 'milestones' | 'modules'> & { readonly order: PlanOrder }
>();

/**
 * The order that weights give: milestones, then modules in each, then blocks, and tasks where their
 * blocks are.
 */
export function orderOf(plan: Plan): PlanOrder {
  const { milestones, modules, blocks } = plan;
  const last = known.get(blocks);
  if (last?.milestones === milestones && last.modules === modules) return last.order;
  const order = ordered(plan);
  known.set(blocks, { milestones, modules, order });
  return order;
}

/** All modules of the plan, in that order. */
export const modulesInOrder = (plan: Plan): Module[] =>
  [...orderOf(plan).modules.keys()].flatMap((id) => plan.modules.get(id) ?? []);

function ordered(plan: Plan): PlanOrder {
  const milestones = places(byWeight(plan.milestones.values()).map((m) => m.milestoneId));
  const modules = places(
    byWeight(plan.modules.values())
      .sort((a, b) => within(milestones, a.milestoneId) - within(milestones, b.milestoneId))
      .map((m) => m.moduleId),
  );
  const blocks = byWeight(plan.blocks.values()).sort(
    (a, b) => within(modules, a.moduleId) - within(modules, b.moduleId),
  );
  return {
    milestones,
    modules,
    blocks: places(blocks.map((b) => b.blockId)),
    tasks: places(
      blocks.flatMap(({ content }) => (content.type === 'task' ? [content.taskId] : [])),
    ),
  };
}
