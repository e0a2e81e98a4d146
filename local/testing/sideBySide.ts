import type { Outcome } from './suites.ts';

export type Suite = {
  readonly name: string;
  /** `write` takes what the suite prints. */
  readonly run: (write: (text: string) => void) => Promise<Outcome>;
};

/**
 * Runs rows of suites, two rows at a time, and the suites of a row one after the other, since each needs what the one
 * before it made. What a suite prints is shown in one piece when it ends.
 */
export async function sideBySide(rows: readonly (readonly Suite[])[], say: (text: string) => void): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [] };
  const waiting = [...rows];
  const lane = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift())
      for (const { name, run } of row) {
        say(`… ${name}\n`);
        let printed = '';
        const { passed, failed, skipped, notes } = await run((text) => void (printed += text));
        say(`\n── ${name}\n${printed}── ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped\n\n`);
        total.passed += passed;
        total.failed += failed;
        total.skipped += skipped;
        total.notes.push(...notes);
      }
  };
  await Promise.all([lane(), lane()]);
  return total;
}
