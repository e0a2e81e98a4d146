import type { FailureOfSuite, SuiteOutcome } from './suiteOutcome.ts';

export type Suite = {
  readonly name: string;
  /** `write` takes what the suite prints; `gently`: it takes what others leave of the processor. */
  readonly run: (write: (text: string) => void, gently: boolean) => Promise<SuiteOutcome>;
  /**
   * Tries one of its tests once more, by the arguments that pick it; absent where that would say
   * the same.
   */
  readonly again?: (
    write: (text: string) => void,
    alone: readonly string[],
  ) => Promise<SuiteOutcome>;
};

/** The sum of all suites; each failure with the name of its suite. */
export type Total = Omit<SuiteOutcome, 'failures'> & { readonly failures: FailureOfSuite[] };

/**
 * Runs rows of suites, two rows at a time, and the suites of a row one after the other, since each
 * needs what the one before it made. `beside`: suites that only wait, or only reckon; one at a time
 * takes what the rows leave of the processor while they wait, and the last of them are run when all
 * rows are. What a suite prints is shown in one piece when it ends.
 */
export async function sideBySide(
  rows: readonly (readonly Suite[])[],
  beside: readonly Suite[],
  say: (text: string) => void,
): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, skipped: 0, notes: [], failures: [] };
  const one = async ({ name, run }: Suite, gently: boolean) => {
    say(`… ${name}\n`);
    let printed = '';
    const { passed, failed, skipped, notes, failures } = await run(
      (text) => void (printed += text),
      gently,
    );
    say(
      `\n── ${name}\n${printed}── ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n\n`,
    );
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.notes.push(...notes);
    total.failures.push(...failures.map((failure) => ({ suite: name, ...failure })));
  };
  const waiting = [...rows];
  const reckoning = [...beside];
  const lane = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
      for (const suite of row) await one(suite, false);
    for (let last = reckoning.pop(); last !== undefined; last = reckoning.pop())
      await one(last, false);
  };
  const gaps = async () => {
    for (let next = reckoning.shift(); next !== undefined; next = reckoning.shift())
      await one(next, true);
  };
  await Promise.all([lane(), lane(), gaps()]);
  return total;
}
