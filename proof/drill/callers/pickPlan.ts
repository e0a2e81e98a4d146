import type { PlanRef } from '@waymark/api';
import type { Blueprint, Process } from '@waymark/events';
import type { Seeded } from '../seeded.ts';
import type { CallersWorld } from './world.ts';

/** How a command names this plan. */
export const refOf = (state: Blueprint | Process): PlanRef => ({
  kind: state.kind,
  id: state.kind === 'process' ? state.processId : state.blueprintId,
});

/** A blueprint or, twice as readily, a process. */
export const anyPlan = (world: CallersWorld, random: Seeded) =>
  random.pick<Blueprint | Process>([...world.processes, ...world.processes, ...world.blueprints]);

/** A task of the plan; null when there is none. */
export const taskIn = (state: Blueprint | Process, random: Seeded) =>
  state.plan.tasks.size === 0 ? null : random.pick([...state.plan.tasks.values()]);

/** A module of the plan; null when there is none. */
export const moduleIn = (state: Blueprint | Process, random: Seeded) =>
  state.plan.modules.size === 0 ? null : random.pick([...state.plan.modules.values()]);
