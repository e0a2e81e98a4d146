import { median, spread } from './measure.ts';
import type { Stage } from './stage.ts';

/** How many times the other side's number ours must reach, or may reach. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

type Question = {
  readonly measure: string;
  /** The peer or the limit. */
  readonly beside: string;
  readonly goal: Goal;
};

/** One number a round of each side, round by round; or why there is none. */
export type Finding = Question &
  (
    | {
        readonly unit: string;
        readonly ours: readonly number[];
        readonly theirs: readonly number[];
      }
    | { readonly notMeasured: string }
  );

/** One file of `measures`. */
export type Measure = {
  /** For `--only`. */
  readonly name: string;
  readonly beside: readonly string[];
  readonly goal: string;
  /** True for what takes minutes: only with `--full`. */
  readonly long?: boolean;
  /** @throws when the work that was measured was not really done */
  run(stage: Stage): Promise<readonly Finding[]>;
};

export type Judgement = {
  /** Median over the rounds of ours divided by theirs. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
  readonly met: boolean;
};

/** Each round is compared with its own neighbour, since the machine is not equally quick all the time. */
export function judge(
  ours: readonly number[],
  theirs: readonly number[],
  goal: Goal,
): Judgement {
  if (ours.length !== theirs.length)
    throw new Error('both sides must have had the same number of rounds');
  const ratios = ours.map((value, round) => value / (theirs[round] ?? NaN));
  const ratio = median(ratios);
  const met = 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
  return { ratio, spread: spread(ratios), met };
}
