import { stripVTControlCharacters } from 'node:util';

/** A test or a check that failed. `file` is relative to the checkout, null for a check; `reason` is one line. */
export type Failure = { readonly file: string | null; readonly title: string; readonly reason: string };

/** What one suite brought. `notes` are sentences for the end of the run, such as why something was skipped. */
export type Outcome = { passed: number; failed: number; skipped: number; notes: string[]; failures: Failure[] };

/** What stands at the end of a run, whose log may be cut before it: what failed, where and why. */
export function failureLines(failures: readonly (Failure & { readonly suite: string })[]): string[] {
  if (failures.length === 0) return [];
  const lines = failures.map(({ suite, file, title, reason }) => {
    const where = [suite, file, title].filter((part) => part !== null && part !== '');
    return `  ${where.join(' › ')}\n      ${reason}`;
  });
  return ['', 'Failed:', ...lines];
}

/** The first line of what a tool says that holds a word, without colours. */
export function firstLine(said: string): string {
  const lines = stripVTControlCharacters(said).split('\n');
  return lines.map((line) => line.trim()).find((line) => /\w/.test(line)) ?? 'It says nothing.';
}
