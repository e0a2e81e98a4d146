import { median, spread } from './measure.ts';
import type { BenchStage } from './stage.ts';

/** What a ratio, or a figure that stands alone, must reach or may reach. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One number a round of each side, round by round. The goal is of ours divided by theirs. */
export type ComparedMeasure = {
  readonly measure: string;
  /** The peer or the limit. */
  readonly beside: string;
  readonly goal: Goal;
  readonly unit: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
};

/** A number that needs no peer, such as how many reads failed. Without a goal it is only stated. */
export type Figure = {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
};

/** What could not be measured, and why. */
export type NotRun = {
  readonly measure: string;
  readonly beside: string;
  readonly goal: string;
  readonly notRun: string;
};

export type Finding = ComparedMeasure | Figure | NotRun;

/** One file of `measures`. */
export type Measure = {
  /** For `--only`. */
  readonly name: string;
  readonly beside: readonly string[];
  readonly goal: string;
  /** True for what opens the product in a browser. */
  readonly inBrowser?: boolean;
  /** @throws when the work that was measured was not really done */
  run(stage: BenchStage): Promise<readonly Finding[]>;
};

export type Judgement = {
  /** Median over the rounds of ours divided by theirs. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
  readonly met: boolean;
};

/** Whether a number is as the goal wants it. */
export const reaches = (value: number, goal: Goal): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;

/**
 * Each round is compared with its own neighbour, since the machine is not equally quick all the
 * time.
 */
export function judge(ours: readonly number[], theirs: readonly number[], goal: Goal): Judgement {
  if (ours.length !== theirs.length)
    throw new Error('both sides must have had the same number of rounds');
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN));
  const ratio = median(ratios);
  return { ratio, spread: spread(ratios), met: reaches(ratio, goal) };
}

/** True of what was measured and is not as its goal wants it. */
export function isMissed(finding: Finding): boolean {
  if ('notRun' in finding) return false;
  if ('value' in finding)
    return finding.goal !== undefined && !reaches(finding.value, finding.goal);
  return !judge(finding.ours, finding.theirs, finding.goal).met;
}
