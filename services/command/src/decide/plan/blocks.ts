import type { Command } from '@waymark/api';
import { type Block, type Plan, type PlanEvent } from '@waymark/events';
import {
  DecisionRefused,
  existing,
  unless,
  unused,
  type Context,
} from '../decision.ts';
import { inserted, moved, renumbered } from '../weights.ts';
import { planOf, type PlanHolder } from './holder.ts';
import { moduleIn } from './modules.ts';
import { blockOrder } from './past.ts';

export function addTextBlock(
  holder: PlanHolder,
  command: Command<'AddTextBlock'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { blockId, moduleId, html } = command;
  moduleIn(plan, moduleId);
  unused(plan.blocks, blockId, 'block', 'blockId');
  const { weight, others } = placeFor(
    plan,
    moduleId,
    command.afterBlockId ?? null,
    'text',
  );
  return [
    ...weightsSet(moduleId, others),
    { type: 'TextBlockAdded', data: { blockId, moduleId, weight, html } },
  ];
}

export function setBlockText(
  holder: PlanHolder,
  { blockId, html }: Command<'SetBlockText'>,
): PlanEvent[] {
  const { moduleId, content } = blockIn(planOf(holder), blockId);
  if (content.type !== 'text')
    throw new DecisionRefused(
      'conflict',
      'block-not-text',
      'This block holds a task and no text.',
      'blockId',
    );
  return unless(content.html === html, {
    type: 'TextBlockSet',
    data: { blockId, moduleId, from: content.html, to: html },
  });
}

export function moveBlock(
  holder: PlanHolder,
  { blockId, index }: Command<'MoveBlock'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, weight } = blockIn(plan, blockId);
  return weightsSet(
    moduleId,
    moved(blockOrder(plan, moduleId), { id: blockId, weight }, index),
  );
}

/** Deleting renumbers; a task block goes with its task; an empty list always gets an empty text, a single space (PRODUCT 6.3). */
export function deleteBlock(
  holder: PlanHolder,
  { blockId }: Command<'DeleteBlock'>,
  { newId }: Pick<Context, 'newId'>,
): PlanEvent[] {
  const plan = planOf(holder);
  const { moduleId, content } = blockIn(plan, blockId);
  const rest = blockOrder(plan, moduleId).filter(({ id }) => id !== blockId);
  return [
    content.type === 'text'
      ? {
          type: 'TextBlockRemoved',
          data: { blockId, moduleId, html: content.html },
        }
      : {
          type: 'TaskRemoved',
          data: {
            blockId,
            moduleId,
            taskId: content.taskId,
            headline: plan.tasks.get(content.taskId)?.headline ?? '',
          },
        },
    ...weightsSet(moduleId, renumbered(rest)),
    ...unless<PlanEvent>(rest.length > 0, {
      type: 'TextBlockAdded',
      data: { blockId: newId(), moduleId, weight: 1, html: ' ' },
    }),
  ];
}

/** The weight of a new block and the room to make for it. `afterId` must be a block of that module. */
export function placeFor(
  plan: Plan,
  moduleId: string,
  afterId: string | null,
  kind: 'text' | 'task',
) {
  const list = blockOrder(plan, moduleId);
  if (afterId !== null)
    existing(
      new Map(list.map((entry) => [entry.id, entry])),
      afterId,
      'block',
      'afterBlockId',
    );
  return inserted(list, afterId, kind);
}

export const weightsSet = (
  moduleId: string,
  weights: Record<string, number>,
): PlanEvent[] =>
  unless(Object.keys(weights).length === 0, {
    type: 'BlockWeightsSet',
    data: { moduleId, weights },
  });

const blockIn = (plan: Plan, blockId: string): Block =>
  existing(plan.blocks, blockId, 'block', 'blockId');
