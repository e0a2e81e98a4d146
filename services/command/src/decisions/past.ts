import type { PlanRef } from '@waymark/api';
import {
  blocksOf,
  milestonesOf,
  modulesOf,
  nouns,
  type Block,
  type Blueprint,
  type BlueprintEvent,
  type Milestone,
  type Plan,
  type Process,
  type ProcessEvent,
  type Project,
  type ProjectEvent,
  type Task,
  type WholeModule,
} from '@waymark/events';
import type { Weighed } from './weights.ts';

/** What a plan is held by. Most changes mean the same in all; a project's plan is its board. */
export type PlanHolder = Blueprint | Process | Project;

/**
 * What one event took out of a plan, as it was right before, and the list that it was taken from
 * (`order`, itself included).
 */
export type Removal = { readonly order: readonly Weighed[] } & (
  | { readonly kind: 'block'; readonly block: Block; readonly task: Task | null }
  | { readonly kind: 'module'; readonly module: WholeModule }
  | {
      readonly kind: 'milestone';
      readonly milestone: Milestone;
      readonly modules: readonly WholeModule[];
    }
);

type Evolving = { readonly evolve: (holder: PlanHolder, event: never) => PlanHolder };
type HolderEvent = BlueprintEvent | ProcessEvent | ProjectEvent;

type TakenAway<Event> = { readonly removal: Removal; readonly by: Event };

/**
 * A plan's history, folded for what its present state no longer holds: by path (`block/<id>`,
 * `task/<id>`, `module/<id>`, `milestone/<id>`) the last removal that took it, alone or with the
 * whole that it was in; and the event that ended the blueprint or execution itself.
 */
export type Past<Event = unknown> = {
  readonly holder: PlanHolder;
  readonly taken: ReadonlyMap<string, TakenAway<Event>>;
  readonly ended: Event | null;
};

/** How a plan's stream is folded into its past; `Event` is an event as whoever folds gives it. */
export const pastOf = <Event>({ kind }: Pick<PlanRef, 'kind'>) => ({
  initial: { holder: nouns[kind].initial, taken: new Map(), ended: null } as Past<Event>,
  evolve: pastAfter<Event>,
});

function pastAfter<Event>(
  { holder, taken, ended }: Past<Event>,
  event: Event & HolderEvent,
): Past<Event> {
  const { evolve } = nouns[holder.kind] as Evolving;
  const removal = removalBy(event, holder.plan);
  const deleted =
    event.type === 'BlueprintDeleted' ||
    event.type === 'ProcessDeleted' ||
    event.type === 'ProjectDeleted';
  return {
    holder: evolve(holder, event as never),
    taken:
      removal === null
        ? taken
        : new Map([
            ...taken,
            ...pathsOf(removal).map((path) => [path, { removal, by: event }] as const),
          ]),
    ended: deleted ? event : ended,
  };
}

function removalBy({ type, data }: HolderEvent, plan: Plan): Removal | null {
  switch (type) {
    case 'BlockRemoved':
    case 'TaskRemoved': {
      const block = plan.blocks.get(data.blockId);
      if (block === undefined) return null;
      const { content, moduleId } = block;
      const task = content.type === 'task' ? plan.tasks.get(content.taskId) : undefined;
      return { kind: 'block', block, task: task ?? null, order: blockOrder(plan, moduleId) };
    }
    case 'ModuleRemoved': {
      const module = wholeIn(plan, data.moduleId);
      return module === null
        ? null
        : { kind: 'module', module, order: moduleOrder(plan, module.milestoneId) };
    }
    case 'MilestoneRemoved': {
      const milestone = plan.milestones.get(data.milestoneId);
      if (milestone === undefined) return null;
      const modules = data.moduleIds.flatMap((id) => wholeIn(plan, id) ?? []);
      return { kind: 'milestone', milestone, modules, order: milestoneOrder(plan) };
    }
    default:
      return null;
  }
}

/** Everything that went with it. */
function pathsOf(removal: Removal): string[] {
  switch (removal.kind) {
    case 'block':
      return [
        `block/${removal.block.blockId}`,
        ...(removal.task === null ? [] : [`task/${removal.task.taskId}`]),
      ];
    case 'module':
      return pathsIn(removal.module);
    case 'milestone':
      return [`milestone/${removal.milestone.milestoneId}`, ...removal.modules.flatMap(pathsIn)];
  }
}

const pathsIn = ({ moduleId, blocks, tasks }: WholeModule): string[] => [
  `module/${moduleId}`,
  ...blocks.map(({ blockId }) => `block/${blockId}`),
  ...tasks.map(({ taskId }) => `task/${taskId}`),
];

function wholeIn(plan: Plan, moduleId: string): WholeModule | null {
  const module = plan.modules.get(moduleId);
  if (module === undefined) return null;
  const blocks = blocksOf(plan, moduleId);
  const tasks = [...plan.tasks.values()].filter((t) => t.moduleId === moduleId);
  return { ...module, blocks, tasks };
}

export const blockOrder = (plan: Plan, moduleId: string): Weighed[] =>
  blocksOf(plan, moduleId).map(({ blockId: id, weight }) => ({ id, weight }));
export const moduleOrder = (plan: Plan, milestoneId: string): Weighed[] =>
  modulesOf(plan, milestoneId).map(({ moduleId: id, weight }) => ({ id, weight }));
export const milestoneOrder = (plan: Plan): Weighed[] =>
  milestonesOf(plan).map(({ milestoneId: id, weight }) => ({ id, weight }));
