/**
 * A decision on so much that it is made step by step, so that whoever runs it can serve others
 * between two steps. It looks at nothing but what it was given, as every decision.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** The decision, made in one go. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

export const isInSteps = <Result extends object>(
  decision: Result | Steps<Result>,
): decision is Steps<Result> => Symbol.iterator in decision && 'next' in decision;
