import type { TaskRow } from '../../base/api/reads.ts';

type Timed = Pick<TaskRow, 'duration'>;
/**
 * A rounded time: minutes up to three quarters of an hour, then half hours, then whole days of
 * work.
 */
export type Effort = { readonly amount: number; readonly unit: 'minutes' | 'hours' | 'days' };

const MINUTES = { minutes: 1, hours: 60, days: 8 * 60 } as const;
const [STEP, HALF_HOUR] = [5, 30];

/**
 * About how long some tasks take together (PRODUCT 6.11); undefined where fewer than half of them
 * say it.
 */
export function effortOf(tasks: readonly Timed[]): Effort | undefined {
  // Rows that a device has kept since before do not say it.
  const known = tasks.flatMap(({ duration }) => duration ?? []);
  if (known.length === 0 || known.length * 2 < tasks.length) return undefined;
  return rounded(known.reduce((sum, { amount, unit }) => sum + amount * MINUTES[unit], 0));
}

function rounded(minutes: number): Effort {
  if (minutes < 50)
    return { amount: Math.max(1, Math.round(minutes / STEP)) * STEP, unit: 'minutes' };
  if (minutes < 2 * MINUTES.days)
    return { amount: Math.round(minutes / HALF_HOUR) / 2, unit: 'hours' };
  return { amount: Math.round(minutes / MINUTES.days), unit: 'days' };
}
