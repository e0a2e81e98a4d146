import { refusalText } from '@waymark/api/problems';
import { singleModules, type Blueprint } from '@waymark/events';
import { absent, DecisionRefused, present } from '../../decisions/decision.ts';

/** Refuses an id that is taken, and that of the single modules, which begin by themselves. */
export function notYet(state: Blueprint, blueprintId: string): void {
  absent(blueprintId === singleModules ? { life: 'present' } : state, 'blueprint', 'blueprintId');
}

/**
 * Refuses where there is none, and where it is the single modules: they are no process and no part
 * of one.
 */
export function presentProcess(state: Blueprint, field?: 'from' | 'blueprintId'): void {
  present(state, 'blueprint');
  if (state.blueprintId === singleModules)
    throw new DecisionRefused('conflict', 'not-a-process', refusalText('singleModules'), field);
}
