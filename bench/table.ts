import { judge, type Finding, type Goal } from './finding.ts';
import { median, spread } from './measure.ts';

const HEAD = [
  'measure',
  'beside',
  'ours',
  'theirs',
  'ratio',
  'goal',
  '',
] as const;

/** The findings as a Markdown table with even columns, which is also good to read in a terminal. */
export function table(findings: readonly Finding[]): string {
  const rows = [HEAD, ...findings.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}

function cells(finding: Finding): readonly string[] {
  const { measure, beside, goal } = finding;
  if ('notMeasured' in finding)
    return [
      measure,
      beside,
      '',
      '',
      '',
      goalText(goal),
      `not measured: ${finding.notMeasured}`,
    ];
  const { ours, theirs, unit } = finding;
  const { ratio, spread: range, met } = judge(ours, theirs, goal);
  return [
    measure,
    beside,
    values(ours, unit),
    values(theirs, unit),
    `${times(ratio)} (${times(range[0])}–${times(range[1])})`,
    goalText(goal),
    met ? 'met' : 'missed',
  ];
}

/** Median and, in brackets, smallest and largest of the rounds. */
function values(numbers: readonly number[], unit: string): string {
  const [least, most] = spread(numbers);
  return `${amount(median(numbers))} ${unit} (${amount(least)}–${amount(most)})`;
}

const goalText = (goal: Goal) =>
  'atLeast' in goal ? `≥ ${goal.atLeast}×` : `≤ ${goal.atMost}×`;

const times = (ratio: number) =>
  `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;

const amount = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
