import type { Command } from '@waymark/api';
import { milestonesOf, type Blueprint, type BlueprintEvent } from '@waymark/events';
import { wholeProcess } from '../plan/holder.ts';
import { notYet } from './present.ts';

/**
 * A part of a process that has a plan of its own (PRODUCT 1.5). Its milestones begin as those of
 * the process, under the same ids: so whoever imports it finds the place of each module.
 */
export function createSubProcess(
  state: Blueprint,
  { blueprintId, typeId, name }: Command<'CreateSubProcess'>,
  parent: Blueprint,
): BlueprintEvent[] {
  notYet(state, blueprintId);
  wholeProcess(parent, 'typeId');
  return [
    { type: 'BlueprintCreated', data: { blueprintId, name, typeId } },
    ...milestonesOf(parent.plan).map(({ milestoneId, name, weight }): BlueprintEvent => ({
      type: 'MilestoneAdded',
      data: { milestoneId, name, weight },
    })),
  ];
}
