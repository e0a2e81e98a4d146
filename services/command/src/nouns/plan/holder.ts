import { refusalText } from '@waymark/api/problems';
import {
  kindOfBlueprint,
  singleModules,
  type Blueprint,
  type Process,
  type Project,
} from '@waymark/events';
import { DecisionRefused, present } from '../../decisions/decision.ts';
import type { PlanHolder } from '../../decisions/past.ts';

export type { PlanHolder };

const called = { blueprint: 'blueprint', process: 'execution', project: 'project' } as const;

/** The plan, if its holder is there. */
export function planOf(holder: PlanHolder) {
  present(holder, called[holder.kind]);
  return holder.plan;
}

/**
 * Milestones and relative dates are shaped in the blueprint alone (PRODUCT 5.4: dragging only in
 * the template).
 */
export function onlyInBlueprint(holder: PlanHolder): void {
  if (holder.kind !== 'blueprint') {
    throw new DecisionRefused(
      'conflict',
      'only-in-blueprint',
      refusalText('onlyInBlueprint'),
      'plan',
    );
  }
}

/**
 * Milestones belong to what is rolled out or imported; single modules stand alone (PRODUCT 5.1).
 */
export function milestonesShaped(holder: PlanHolder): void {
  onlyInBlueprint(holder);
  if (isSingleModules(holder))
    throw new DecisionRefused('conflict', 'not-a-process', refusalText('singleModules'), 'plan');
}

export const isSingleModules = (holder: PlanHolder): boolean =>
  holder.kind === 'blueprint' && holder.blueprintId === singleModules;

/** Refuses what is not a whole process. */
export function wholeProcess(state: Blueprint, field: string): void {
  present(state, 'blueprint');
  if (kindOfBlueprint(state.blueprintId, state.typeId) !== 'process')
    throw new DecisionRefused('invalid', 'not-a-process', refusalText('processNeeded'), field);
}

/** Status and dates of tasks belong to what is worked on (PRODUCT 6.5). */
export function onlyWhereWorked(holder: PlanHolder): asserts holder is Process | Project {
  if (holder.kind === 'blueprint') throw notWorkedOn();
}

/** Status and dates of modules belong to what is rolled out; a job's follow from its column. */
export function onlyInProcess(holder: PlanHolder): asserts holder is Process {
  if (holder.kind !== 'process') throw notWorkedOn();
}

/** Waiting to be added, and being added again, belong to jobs and their tasks (PRODUCT 8.10). */
export function onlyOnBoard(holder: PlanHolder): asserts holder is Project {
  if (holder.kind !== 'project')
    throw new DecisionRefused('conflict', 'only-on-board', refusalText('onlyOnBoard'), 'plan');
}

const notWorkedOn = () =>
  new DecisionRefused('conflict', 'only-in-execution', refusalText('onlyInExecution'), 'plan');
