import { sameFilter, type ExecutionFilter } from '../../../parts/plans/executionFilter.ts';
import { longWithClient } from './views.ts';

/** What is told at the head of the executions: how many of those that are shown want attention. */
export type Count = {
  readonly id: 'overdue' | 'ours' | 'longClient';
  /** What it counts. */
  readonly filter: ExecutionFilter;
  /** It is what is shown already; then a press shows all again. */
  readonly on: boolean;
  /** What a press shows. */
  readonly to: ExecutionFilter;
};

/**
 * The counts of what a filter shows, each narrowed by what it counts. Whose turn it is, each asks
 * for itself.
 */
export function countsOf(filter: ExecutionFilter): readonly Count[] {
  const { overdue: _, ...ofAnyDay } = filter;
  const { turn: _turn, turnDays: _days, ...ofAnybody } = filter;
  const counts = [
    ['overdue', { overdue: true }, ofAnyDay],
    ['ours', { turn: ['seller'] }, ofAnybody],
    ['longClient', longWithClient, ofAnybody],
  ] as const satisfies [Count['id'], ExecutionFilter, ExecutionFilter][];
  return counts.map(([id, asked, others]) => {
    const narrowed: ExecutionFilter = { ...others, ...asked };
    const on = sameFilter(filter, narrowed);
    return { id, filter: narrowed, on, to: on ? others : narrowed };
  });
}
