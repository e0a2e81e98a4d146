import {
  isMissed,
  judge,
  type ComparedMeasure,
  type Figure,
  type Finding,
  type Goal,
  type NotRun,
} from './finding.ts';
import { median, spread } from './measure.ts';

const COMPARED = ['measure', 'beside', 'ours', 'theirs', 'ratio', 'goal', ''] as const;
const FIGURES = ['measure', 'figure', 'goal', ''] as const;

/**
 * The findings as Markdown tables with even columns, which are also good to read in a terminal:
 * first what stands beside a peer, then, if there are any, the figures that stand alone.
 */
export function table(findings: readonly Finding[]): string {
  const compared = findings.flatMap((finding) =>
    'value' in finding
      ? []
      : ['notRun' in finding ? cellsOfNotRun(finding) : cellsOfCompared(finding)],
  );
  const figures = findings.flatMap((finding) =>
    'value' in finding ? [cellsOfFigure(finding)] : [],
  );
  return [
    ...(compared.length > 0 ? [markdown([COMPARED, ...compared])] : []),
    ...(figures.length > 0 ? [markdown([FIGURES, ...figures])] : []),
  ].join('\n\n');
}

export type TableLine = readonly string[];

/** A Markdown table with even columns, the head first. */
export function markdown(rows: readonly TableLine[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: TableLine) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

const cellsOfNotRun = ({ measure, beside, goal, notRun }: NotRun): TableLine => [
  measure,
  beside,
  '',
  '',
  '',
  goal,
  `not run: ${notRun}`,
];

function cellsOfCompared(finding: ComparedMeasure): TableLine {
  const { measure, beside, goal, ours, theirs, unit } = finding;
  const { ratio, spread: range } = judge(ours, theirs, goal);
  return [
    measure,
    beside,
    values(ours, unit),
    values(theirs, unit),
    `${times(ratio)} (${times(range[0])}–${times(range[1])})`,
    goalText(goal, '×'),
    verdict(finding),
  ];
}

const cellsOfFigure = (finding: Figure): TableLine => [
  finding.measure,
  `${amount(finding.value)} ${finding.unit}`.trim(),
  finding.goal === undefined ? '' : goalText(finding.goal, ''),
  finding.goal === undefined ? 'stated' : verdict(finding),
];

const verdict = (finding: Finding) => (isMissed(finding) ? 'missed' : 'met');

/** Median and, in brackets, smallest and largest of the rounds. */
function values(numbers: readonly number[], unit: string): string {
  const middle = `${amount(median(numbers))} ${unit}`;
  if (numbers.length === 1) return middle;
  const [least, most] = spread(numbers);
  return `${middle} (${amount(least)}–${amount(most)})`;
}

const goalText = (goal: Goal, unit: string) =>
  'atLeast' in goal
    ? `≥ ${goal.atLeast.toLocaleString('en')}${unit}`
    : `≤ ${goal.atMost.toLocaleString('en')}${unit}`;

export const times = (ratio: number) => `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;

export const amount = (value: number) =>
  Number.isInteger(value) || value >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(3);
