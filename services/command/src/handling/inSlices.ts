import { Slices } from '@waymark/log';
import { isInSteps, type Steps } from '../decisions/steps.ts';

/** Makes a decision; where it is made in steps, others have their turn between them. */
export async function inSlices<Result extends object>(
  decision: Result | Steps<Result>,
): Promise<Result> {
  if (!isInSteps(decision)) return decision;
  const slices = new Slices();
  for (;;) {
    const { done, value } = decision.next();
    if (done === true) return value;
    if (slices.isOver) await slices.next();
  }
}
