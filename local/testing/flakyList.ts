import { nameOf, type FailureOfSuite } from './suiteOutcome.ts';

/** Where the list is kept, relative to the checkout. */
export const FLAKY_LIST = 'proof/flaky.md';

/**
 * One that passed only when it was tried once more: its name, when that was (UTC, to the minute),
 * why it failed at first, and by what it was mended; empty while it is not.
 */
export type FlakyRow = {
  readonly test: string;
  readonly when: string;
  readonly reason: string;
  readonly mended: string;
};

/**
 * What a landing takes at the longest: a row that is older than the commit by more comes from an
 * earlier one.
 */
const LANDING_MS = 12 * 60 * 60_000;

/** NaN for what is no time, which then is of no landing. */
const instantOf = (when: string): number =>
  Date.parse(when.length > 10 ? `${when.replace(' ', 'T')}Z` : when);

/** The rows of the list, which is a table in Markdown. */
export const flakyRows = (list: string): FlakyRow[] =>
  list
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| test |'))
    .map((line) => {
      const [, test = '', when = '', reason = '', mended = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return { test, when, reason, mended };
    });

/** The list with a row more for each test that was flaky in this run. */
export const withFlaky = (list: string, flaky: readonly FailureOfSuite[], now: Date): string =>
  list +
  flaky
    .map((failure) => {
      const when = now.toISOString().slice(0, 16).replace('T', ' ');
      const cells = [nameOf(failure), when, failure.reason, ''];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
    })
    .join('');

/**
 * Why a run fails for tests that were flaky in an earlier landing: their rows are not mended, or
 * they were flaky again although the list says that they are.
 * @param list as it was before this run
 * @param commitAt when the commit was made; null where that is not known
 */
export function unmended(
  list: string,
  flaky: readonly FailureOfSuite[],
  commitAt: Date | null,
): FailureOfSuite[] {
  const isOfThisLanding = ({ when }: FlakyRow): boolean =>
    commitAt === null || commitAt.getTime() - instantOf(when) <= LANDING_MS;
  const earlier = flakyRows(list).filter((row) => !isOfThisLanding(row));
  const isMended = ({ mended }: FlakyRow) => mended !== '';
  const again = flaky.filter((failure) =>
    earlier.some((row) => isMended(row) && row.test === nameOf(failure)),
  );
  return [
    ...again.map((failure) => ({
      ...failure,
      reason: `${FLAKY_LIST} says that it is mended, and it was flaky again: ${failure.reason}`,
    })),
    ...earlier
      .filter((row) => !isMended(row))
      .map(({ test, when }) => ({
        ...{ suite: FLAKY_LIST, file: null, title: test, alone: null },
        reason: `It was flaky on ${when} and is not mended: find the cause, mend it, and say by what in the last column.`,
      })),
  ];
}
