import type { SuiteOutcome } from '../../local/testing/suiteOutcome.ts';
import type { Bench } from '../../local/testing/suites.ts';
import { explorationNamed } from './explorations.ts';
import { readFailedSeeds } from './failedSeeds.ts';

/**
 * Plays every seed that failed once: what chance has found is looked at in each run from then on.
 */
export async function replayFailedSeeds(bench: Bench): Promise<SuiteOutcome> {
  const sum: SuiteOutcome = { passed: 0, failed: 0, skipped: 0, notes: [], failures: [] };
  for (const { exploration, seed, long } of await readFailedSeeds()) {
    const brought = await explorationNamed(exploration).run(bench, { seed, long });
    sum.passed += brought.passed;
    sum.failed += brought.failed;
    sum.skipped += brought.skipped;
    sum.notes.push(...brought.notes);
    sum.failures.push(
      ...brought.failures.map((failure) => ({
        ...failure,
        // Tried alone it would run with the usual seed.
        alone: null,
        title: `${failure.title} (${exploration}, seed ${seed}${long ? ', long' : ''})`,
      })),
    );
  }
  return sum;
}
