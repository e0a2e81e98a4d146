import { z } from 'zod';
import { without } from '../maps.ts';
import { blockPart, type Block } from './blocks.ts';
import { modulePart, type Module } from './modules.ts';
import type { Plan } from './plan.ts';
import { taskPart, type Task } from './tasks.ts';

/**
 * A module with all that is in it, as an import or a rollout copies it, and as it comes back after
 * it was deleted.
 */
export type WholeModule = Module & { readonly blocks: Block[]; readonly tasks: Task[] };
export const wholeModule = modulePart.written.extend({
  blocks: z.array(blockPart.written),
  tasks: z.array(taskPart.written),
});
export type WrittenWhole = z.infer<typeof wholeModule>;

/** A whole module as an event holds it. */
export const writeWhole = ({ blocks, tasks, ...rest }: WholeModule): WrittenWhole => ({
  ...modulePart.write(rest),
  blocks: blocks.map(blockPart.write),
  tasks: tasks.map(taskPart.write),
});

/** The plan with these modules, their blocks and tasks. */
export const withModules = (plan: Plan, modules: readonly WrittenWhole[]): Plan => ({
  ...plan,
  modules: modulePart.into(
    plan.modules,
    modules.map(({ blocks: _, tasks: __, ...module }) => module),
  ),
  blocks: blockPart.into(
    plan.blocks,
    modules.flatMap((m) => m.blocks),
  ),
  tasks: taskPart.into(
    plan.tasks,
    modules.flatMap((m) => m.tasks),
  ),
});

/** The plan without these modules and all that is in them. */
export function withoutModules(plan: Plan, moduleIds: readonly string[]): Plan {
  const gone = new Set(moduleIds);
  const isIn = ({ moduleId }: { readonly moduleId: string }) => gone.has(moduleId);
  return {
    ...plan,
    modules: without(plan.modules, isIn),
    blocks: without(plan.blocks, isIn),
    tasks: without(plan.tasks, isIn),
  };
}
