import type { ExecutionRow } from '@waymark/api';

type Going = Pick<ExecutionRow, 'doneBy' | 'tasksDone' | 'tasksTotal' | 'start' | 'end'>;

/** Shares of all tasks, 0 to 1. */
export type ProgressLine = {
  /** Done at moments from the start to today, evenly. */
  readonly done: readonly number[];
  /** Tasks to be done by today, if each day between start and end did as much. */
  readonly planned: number;
};

/**
 * Computes how an execution went until a day (`YYYY-MM-DD`), beside what its dates ask for; null
 * without tasks.
 */
export function progressLine(
  { doneBy, tasksDone, tasksTotal, start, end }: Going,
  today: string,
): ProgressLine | null {
  if (tasksTotal === 0) return null;
  const share = (count: number) => Math.min(1, count / tasksTotal);
  return {
    // What was done today may be of tomorrow where it was written down.
    done: [...doneBy.slice(0, -1), tasksDone].map(share),
    planned: elapsed(start, end, today),
  };
}

/** Points as a path of SVG. */
export const pathOf = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}`;

/** The part of the time between two days that has passed on a third, 0 to 1. */
function elapsed(start: string, end: string, today: string): number {
  const [from, to, at] = [start, end, today].map(Date.parse) as [number, number, number];
  if (at <= from) return 0;
  return to <= from ? 1 : Math.min(1, (at - from) / (to - from));
}
