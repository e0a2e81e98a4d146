import { said } from '@waymark/api/problems';
import type { Blueprint, Process } from '@waymark/events';
import { DecisionRefused, present } from '../../decisions/decision.ts';

/** What a plan is held by. Most changes mean the same in both. */
export type PlanHolder = Blueprint | Process;

/** The plan, if its holder is there. */
export function planOf(holder: PlanHolder) {
  present(holder, holder.kind === 'process' ? 'execution' : 'blueprint');
  return holder.plan;
}

/** Milestones and relative dates are shaped in the blueprint alone (PRODUCT 5.4: dragging only in the template). */
export function onlyInBlueprint(holder: PlanHolder): void {
  if (holder.kind !== 'blueprint') {
    throw new DecisionRefused(
      'conflict',
      'only-in-blueprint',
      said('onlyInBlueprint'),
      'plan',
    );
  }
}

/** Status and dates belong to what is rolled out (PRODUCT 6.5). */
export function onlyInProcess(holder: PlanHolder): asserts holder is Process {
  if (holder.kind !== 'process') {
    throw new DecisionRefused(
      'conflict',
      'only-in-execution',
      said('onlyInExecution'),
      'plan',
    );
  }
}
