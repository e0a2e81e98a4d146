import type { TaskRow } from '@waymark/api';

/**
 * The plan of a task that people work on. @throws Error for one of a blueprint, which nobody
 * answers
 */
export function workedPlan({ planKind, planId }: TaskRow) {
  if (planKind === 'blueprint') throw new Error('a form in a blueprint has no answers');
  return { kind: planKind, id: planId };
}
