import type { Command } from '@waymark/api';
import {
  alike,
  emptyText,
  evolvePlan,
  personKind,
  taskPart,
  writeWhole,
  type BlockContent,
  type PersonRef,
  type Plan,
  type PlanEvent,
  type Task,
  type WholeModule,
} from '@waymark/events';
import { existing, unless, unused } from '../../../decisions/decision.ts';
import { putBack } from '../../../decisions/weights.ts';
import { weightsSet } from '../blocks/blocks.ts';
import { fitsOneAppend } from '../copying/copy.ts';
import { onlyInBlueprint, planOf, type PlanHolder } from '../holder.ts';
import {
  blockOrder,
  milestoneOrder,
  moduleOrder,
  type Past,
  type Removal,
} from '../../../decisions/past.ts';

/**
 * Putting back what was deleted (ADR 12): under the same ids, with all that went with it, as it
 * was. What it was in and is gone too comes back along. Nothing happens where somebody else was
 * faster.
 */
export const restoreBlock = (
  holder: PlanHolder,
  { blockId }: Command<'RestoreBlock'>,
  past: Past,
) => restored(planOf(holder), 'block', blockId, past);

export const restoreTask = (holder: PlanHolder, { taskId }: Command<'RestoreTask'>, past: Past) =>
  restored(planOf(holder), 'task', taskId, past);

export const restoreModule = (
  holder: PlanHolder,
  { moduleId }: Command<'RestoreModule'>,
  past: Past,
) => restored(planOf(holder), 'module', moduleId, past);

export function restoreMilestone(
  holder: PlanHolder,
  { milestoneId }: Command<'RestoreMilestone'>,
  past: Past,
): PlanEvent[] {
  const plan = planOf(holder);
  onlyInBlueprint(holder);
  return restored(plan, 'milestone', milestoneId, past);
}

type Part = 'block' | 'task' | 'module' | 'milestone';

function restored(plan: Plan, part: Part, id: string, past: Past): PlanEvent[] {
  if (plan[`${part}s`].has(id)) return [];
  const field = `${part}Id`;
  const path = `${part}/${id}`;
  const removals = new Map(past.taken.has(path) ? [[id, past.taken.get(path)!]] : []);
  const { removal } = existing(removals, id, part, field);
  const around = containerRestored(plan, removal, past);
  const there = around.reduce(evolvePlan, plan);
  if (there[`${part}s`].has(id)) return around;
  const events = [...around, ...removalUndone(there, removal)];
  fitsOneAppend(events, field);
  return events;
}

/** Puts back what the removed stood in, if that is gone too. */
function containerRestored(plan: Plan, removal: Removal, past: Past): PlanEvent[] {
  switch (removal.kind) {
    case 'block':
      return restored(plan, 'module', removal.block.moduleId, past);
    case 'module':
      return restored(plan, 'milestone', removal.module.milestoneId, past);
    case 'milestone':
      return [];
  }
}

/** The events that undo a removal in a plan that holds what the removed stands in. */
function removalUndone(plan: Plan, removal: Removal): PlanEvent[] {
  switch (removal.kind) {
    case 'block':
      return blockBack(plan, removal);
    case 'module': {
      const module = asItFits(plan, removal.module);
      const { moduleId, milestoneId } = module;
      const { weight, others } = putBack(moduleOrder(plan, milestoneId), removal.order, moduleId);
      return [
        ...unless<PlanEvent>(Object.keys(others).length === 0, {
          type: 'ModuleWeightsSet',
          data: { milestoneId, weights: others },
        }),
        { type: 'ModuleRestored', data: writeWhole({ ...module, weight }) },
      ];
    }
    case 'milestone': {
      const { milestone } = removal;
      const modules = removal.modules.map((each) => asItFits(plan, each));
      const { weight, others } = putBack(
        milestoneOrder(plan),
        removal.order,
        milestone.milestoneId,
      );
      return [
        ...unless<PlanEvent>(Object.keys(others).length === 0, {
          type: 'MilestoneWeightsSet',
          data: { weights: others },
        }),
        {
          type: 'MilestoneRestored',
          data: { ...milestone, weight, modules: modules.map(writeWhole) },
        },
      ];
    }
  }
}

/** A module that was emptied holds a single space instead (PRODUCT 6.3), which makes room again. */
function blockBack(
  plan: Plan,
  { block, task, order }: Extract<Removal, { kind: 'block' }>,
): PlanEvent[] {
  const { blockId, moduleId, content } = block;
  const now = blockOrder(plan, moduleId);
  const [only] = now.length === 1 && order.length === 1 ? now : [];
  const empty = only && alike(contentOf(plan, only.id), emptyText);
  const stopgap = empty ? only : undefined;
  const { weight, others } = putBack(stopgap === undefined ? now : [], order, blockId);
  if (task !== null) unused(plan.tasks, task.taskId, 'task', 'taskId');
  unused(plan.blocks, blockId, 'block', 'blockId');
  return [
    ...unless<PlanEvent>(stopgap === undefined, {
      type: 'BlockRemoved',
      data: { blockId: stopgap?.id ?? '', moduleId, content: emptyText },
    }),
    ...weightsSet(moduleId, others),
    ...(content.type !== 'task'
      ? [{ type: 'BlockRestored' as const, data: { block: { ...block, content, weight } } }]
      : task === null
        ? []
        : [
            {
              type: 'TaskRestored' as const,
              data: { task: taskPart.write(withKnown(plan, task)), weight },
            },
          ]),
  ];
}

const contentOf = (plan: Plan, blockId: string): BlockContent | undefined =>
  plan.blocks.get(blockId)?.content;

/**
 * The module without placeholders and variables that are gone since. @throws DecisionRefused when
 * an id in it was given anew
 */
function asItFits(plan: Plan, module: WholeModule): WholeModule {
  unused(plan.modules, module.moduleId, 'module', 'moduleId');
  for (const { blockId } of module.blocks) unused(plan.blocks, blockId, 'block', 'blockId');
  for (const { taskId } of module.tasks) unused(plan.tasks, taskId, 'task', 'taskId');
  return {
    ...module,
    participants: module.participants.filter(knownIn(plan)),
    tasks: module.tasks.map((task) => withKnown(plan, task)),
  };
}

function withKnown(plan: Plan, task: Task): Task {
  const known = knownIn(plan);
  const ifKnown = (ref: PersonRef | null) => (ref !== null && known(ref) ? ref : null);
  return {
    ...task,
    assignee: ifKnown(task.assignee),
    assignedThrough: ifKnown(task.assignedThrough),
    followers: task.followers.filter(known),
    variables: task.variables.filter((id) => plan.variables.has(id)),
  };
}

const knownIn =
  ({ placeholders }: Plan) =>
  (ref: PersonRef): boolean =>
    personKind(ref) !== 'placeholder' || placeholders.has(ref);
