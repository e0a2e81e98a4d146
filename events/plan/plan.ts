import type { Block, Blocks } from './blocks.ts';
import type { Marks } from './marks.ts';
import type { Milestones } from './milestones.ts';
import type { Module, Modules } from './modules.ts';
import type { Placeholders } from './placeholders.ts';
import { byWeight, placed } from './placed.ts';
import type { Tasks } from './tasks.ts';
import type { Variables } from './variables.ts';

/**
 * What a blueprint and a running process are both made of. Immutable: an event changes only the
 * parts it touches.
 */
export type Plan = {
  readonly milestones: Milestones;
  readonly modules: Modules;
  readonly blocks: Blocks;
  readonly tasks: Tasks;
  readonly placeholders: Placeholders;
  readonly variables: Variables;
  /** The colours of its milestones. */
  readonly marks: Marks;
};

export const emptyPlan: Plan = {
  milestones: new Map(),
  modules: new Map(),
  blocks: new Map(),
  tasks: new Map(),
  placeholders: new Map(),
  variables: new Map(),
  marks: new Map(),
};

const modulesIn = placed<Module>(({ milestoneId }) => milestoneId);
const blocksIn = placed<Block>(({ moduleId }) => moduleId);

export const milestonesOf = (plan: Plan) => byWeight(plan.milestones.values());
export const modulesOf = (plan: Plan, milestoneId: string) => modulesIn(plan.modules, milestoneId);
export const blocksOf = (plan: Plan, moduleId: string) => blocksIn(plan.blocks, moduleId);
export const tasksOf = (plan: Plan, moduleId: string) =>
  blocksOf(plan, moduleId).flatMap((block) =>
    block.content.type === 'task' ? (plan.tasks.get(block.content.taskId) ?? []) : [],
  );
