import type { Failure, Outcome } from './outcome.ts';

export type Suite = {
  readonly name: string;
  /** `write` takes what the suite prints. */
  readonly run: (write: (text: string) => void) => Promise<Outcome>;
};

/** The sum of all suites; each failure with the name of its suite. */
export type Total = Outcome & { readonly failures: (Failure & { readonly suite: string })[] };

/**
 * Runs rows of suites, two rows at a time, and the suites of a row one after the other, since each needs what the one
 * before it made. What a suite prints is shown in one piece when it ends.
 */
export async function sideBySide(rows: readonly (readonly Suite[])[], say: (text: string) => void): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, skipped: 0, notes: [], failures: [] };
  const waiting = [...rows];
  const lane = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
      for (const { name, run } of row) {
        say(`… ${name}\n`);
        let printed = '';
        const { passed, failed, skipped, notes, failures } = await run((text) => void (printed += text));
        say(`\n── ${name}\n${printed}── ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n\n`);
        total.passed += passed;
        total.failed += failed;
        total.skipped += skipped;
        total.notes.push(...notes);
        total.failures.push(...failures.map((failure) => ({ suite: name, ...failure })));
      }
  };
  await Promise.all([lane(), lane()]);
  return total;
}
