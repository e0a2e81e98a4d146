import { judge, type Finding } from './finding.ts';
import { amount, markdown, times, type TableLine } from './table.ts';

const TITLE = '## Runs';
const HEAD = ['date', 'version', 'measure', 'beside', 'ratio or figure'];

/** When something was measured, as YYYY-MM-DD, and in which version. */
export type BenchRun = { readonly date: string; readonly version: string };

/**
 * The section of the results that tells of every run: the rows that it has in `before`, the results
 * as they stand, then those of this one. Nothing is ever taken away.
 */
export function runsSoFar(before: string, findings: readonly Finding[], run: BenchRun): string {
  const rows = [...rowsIn(before), ...findings.map((one) => rowOf(one, run))];
  return `\n${TITLE}\n\nEvery run so far, the newest last.\n\n${markdown([HEAD, ...rows])}\n`;
}

/**
 * Rows of the section in results that were written before; none where they have no such section.
 */
function rowsIn(results: string): TableLine[] {
  const [, section = ''] = results.split(`\n${TITLE}\n`);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  // The first two are the head and the rule below it.
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function rowOf(finding: Finding, { date, version }: BenchRun): TableLine {
  const row = (beside: string, found: string) => [
    ...[date, version, finding.measure],
    ...[beside, found],
  ];
  if ('notRun' in finding) return row(finding.beside, 'not run');
  if ('value' in finding) return row('', `${amount(finding.value)} ${finding.unit}`.trim());
  const { ours, theirs, goal, beside } = finding;
  return row(beside, times(judge(ours, theirs, goal).ratio));
}
