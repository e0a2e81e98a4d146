import type { Suite, Total } from './sideBySide.ts';
import { nameOf, type FailureOfSuite } from './suiteOutcome.ts';

/**
 * More failures than this are not chance: they stand as they are, and nobody waits for them twice.
 */
export const MOST_TRIED = 12;

/** A whole run, and the tests that passed only when they were tried once more. */
export type RunWithRetries = Total & { readonly flaky: FailureOfSuite[] };

/**
 * Tries each failed test once more, alone, when all suites have ended. One that passes then counts
 * as passed, and is told as flaky with the reason for which it failed first.
 */
export async function tryOnceMore(
  total: Total,
  suites: readonly Suite[],
  say: (text: string) => void,
): Promise<RunWithRetries> {
  const flaky: FailureOfSuite[] = [];
  if (total.failures.length > MOST_TRIED) return { ...total, flaky };
  for (const failure of total.failures)
    if (await passesAlone(failure, suites, say)) flaky.push(failure);
  const failures = total.failures.filter((failure) => !flaky.includes(failure));
  return {
    ...{ ...total, failures, flaky },
    passed: total.passed + flaky.length,
    failed: total.failed - flaky.length,
  };
}

async function passesAlone(
  failure: FailureOfSuite,
  suites: readonly Suite[],
  say: (text: string) => void,
): Promise<boolean> {
  const again = suites.find(({ name }) => name === failure.suite)?.again;
  if (again === undefined || failure.alone === null) return false;
  say(`\n── once more, alone: ${nameOf(failure)}\n`);
  const { passed, failed } = await again(say, failure.alone);
  return failed === 0 && passed > 0;
}
