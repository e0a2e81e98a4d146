import { refusalText } from '@waymark/api/problems';
import type { Command } from '@waymark/api';
import {
  alike,
  type Block,
  type OwnContent,
  type BlockType,
  type Plan,
  type PlanEvent,
} from '@waymark/events';
import {
  DecisionRefused,
  existing,
  unless,
  unused,
  type Context,
} from '../../../decisions/decision.ts';
import { inserted, moved, renumbered } from '../../../decisions/weights.ts';
import { emptyTextIn } from './firstBlock.ts';
import { planOf, type PlanHolder } from '../holder.ts';
import { moduleIn } from '../modules/modules.ts';
import { blockOrder } from '../../../decisions/past.ts';

export function addBlock(holder: PlanHolder, command: Command<'AddBlock'>): PlanEvent[] {
  const plan = planOf(holder);
  const { blockId, moduleId, content } = command;
  moduleIn(plan, moduleId);
  unused(plan.blocks, blockId, 'block', 'blockId');
  leadsSomewhere(plan, content);
  const { weight, others } = placeFor(plan, moduleId, command.afterBlockId ?? null, content.type);
  return [
    ...weightsSet(moduleId, others),
    { type: 'BlockAdded', data: { block: { blockId, moduleId, weight, content } } },
  ];
}

/** What a block holds changes; its kind stays. */
export function setBlockContent(
  holder: PlanHolder,
  { blockId, content: to }: Pick<Command<'SetBlockContent'>, 'blockId' | 'content'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, content: from } = blockIn(plan, blockId);
  if (from.type === 'task' || from.type !== to.type)
    throw new DecisionRefused(
      'conflict',
      'block-of-other-kind',
      refusalText('blockOfOtherKind', from.type, to.type),
      'blockId',
    );
  if (alike(from, to)) return [];
  leadsSomewhere(plan, to);
  return [{ type: 'BlockContentSet', data: { blockId, moduleId, from, to } }];
}

export function moveBlock(
  holder: PlanHolder,
  { blockId, index }: Command<'MoveBlock'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, weight } = blockIn(plan, blockId);
  return weightsSet(moduleId, moved(blockOrder(plan, moduleId), { id: blockId, weight }, index));
}

/**
 * Deleting renumbers; a task block goes with its task; an empty list always gets an empty text, a
 * single space (PRODUCT 6.3). A job holds nothing but tasks.
 */
export function deleteBlock(
  holder: PlanHolder,
  { blockId }: Command<'DeleteBlock'>,
  { newId }: Pick<Context, 'newId'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, content } = blockIn(plan, blockId);
  const rest = blockOrder(plan, moduleId).filter(({ id }) => id !== blockId);
  return [
    content.type === 'task'
      ? {
          type: 'TaskRemoved',
          data: {
            blockId,
            moduleId,
            taskId: content.taskId,
            headline: plan.tasks.get(content.taskId)?.headline ?? '',
          },
        }
      : { type: 'BlockRemoved', data: { blockId, moduleId, content } },
    ...weightsSet(moduleId, renumbered(rest)),
    ...unless<PlanEvent>(
      rest.length > 0 || holder.kind === 'project',
      emptyTextIn(moduleId, newId()),
    ),
  ];
}

/**
 * The weight of a new block and the room to make for it. `afterId` must be a block of that module.
 */
export function placeFor(plan: Plan, moduleId: string, afterId: string | null, type: BlockType) {
  const list = blockOrder(plan, moduleId);
  if (afterId !== null)
    existing(new Map(list.map((entry) => [entry.id, entry])), afterId, 'block', 'afterBlockId');
  return inserted(list, afterId, type);
}

export const weightsSet = (moduleId: string, weights: Record<string, number>): PlanEvent[] =>
  unless(Object.keys(weights).length === 0, {
    type: 'BlockWeightsSet',
    data: { moduleId, weights },
  });

const blockIn = (plan: Plan, blockId: string): Block =>
  existing(plan.blocks, blockId, 'block', 'blockId');

/** A link points to a task of the same plan. */
function leadsSomewhere(plan: Plan, content: OwnContent): void {
  if (content.type === 'taskLink')
    existing(plan.tasks, content.taskId ?? '', 'task', 'content.taskId');
}
