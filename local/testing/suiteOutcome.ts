import { stripVTControlCharacters } from 'node:util';

/**
 * A test or a check that failed. `file` is relative to the checkout, null for a check; `reason` is
 * one line. `alone`: the arguments by which its tool runs this test and no other; null for what
 * cannot be tried alone, and for checks, which say the same each time.
 */
export type Failure = {
  readonly file: string | null;
  readonly title: string;
  readonly reason: string;
  readonly alone: readonly string[] | null;
};

/** A failure, and the suite in which it came. */
export type FailureOfSuite = Failure & { readonly suite: string };

/**
 * What one suite brought. `notes` are sentences for the end of the run, such as why something was
 * skipped.
 */
export type SuiteOutcome = {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
  failures: Failure[];
};

type NamedFailure = Pick<FailureOfSuite, 'suite' | 'file' | 'title'>;

/** By what a test is known in the lists of a run: suite, file and title. */
export const nameOf = ({ suite, file, title }: NamedFailure): string =>
  [suite, file, title].filter((part) => part !== null && part !== '').join(' › ');

/**
 * A list for the end of a run, whose log may be cut before it: which tests, where and why; nothing
 * for no test.
 */
export function listed(heading: string, failures: readonly FailureOfSuite[]): string[] {
  if (failures.length === 0) return [];
  return [
    '',
    heading,
    ...failures.map((failure) => `  ${nameOf(failure)}\n      ${failure.reason}`),
  ];
}

/** The first line of what a tool says that holds a word, without colours. */
export function firstLine(said: string): string {
  const lines = stripVTControlCharacters(said).split('\n');
  return lines.map((line) => line.trim()).find((line) => /\w/.test(line)) ?? 'It says nothing.';
}

/** A text as a regular expression that is met by this text alone. */
export const exactly = (text: string): string =>
  `^${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`;
