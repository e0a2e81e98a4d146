import { refusalText } from '@waymark/api/problems';
import type { Command, PlanRef } from '@waymark/api';
import {
  evolveBlueprint,
  noMilestone,
  singleModules,
  type BlueprintEvent,
  type Plan,
  type PlanEvent,
} from '@waymark/events';
import { DecisionRefused, existing } from '../../../decisions/decision.ts';
import { isSingleModules, planOf, type PlanHolder } from '../holder.ts';

/** Where a module comes to: a milestone of the plan; single modules have none (PRODUCT 5.2). */
export function milestoneForModule(
  holder: PlanHolder,
  { milestoneId: to }: Pick<Command<'AddModule'>, 'milestoneId'>,
): { readonly plan: Plan; readonly milestoneId: string } {
  const plan = planOf(holder);
  const milestoneId = to ?? (isSingleModules(holder) ? noMilestone : null);
  if (milestoneId === null)
    throw new DecisionRefused(
      'invalid',
      'milestone-needed',
      refusalText('milestoneNeeded'),
      'milestoneId',
    );
  existing(plan.milestones, milestoneId, 'milestone', 'milestoneId');
  return { plan, milestoneId };
}

/** The same decision; the first single module of a workspace begins the plan that holds them. */
export const singlesBegun =
  <C extends { plan: PlanRef }, Rest extends unknown[]>(
    decide: (holder: PlanHolder, command: C, ...rest: Rest) => PlanEvent[],
  ) =>
  (holder: PlanHolder, command: C, ...rest: Rest): BlueprintEvent[] => {
    const { kind, id } = command.plan;
    if (
      kind !== 'blueprint' ||
      holder.kind !== 'blueprint' ||
      id !== singleModules ||
      holder.life !== 'absent'
    )
      return decide(holder, command, ...rest);
    const begins: BlueprintEvent = {
      type: 'BlueprintCreated',
      data: { blueprintId: singleModules, name: 'Single modules' },
    };
    return [begins, ...decide(evolveBlueprint(holder, begins), command, ...rest)];
  };
