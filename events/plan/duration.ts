import { z } from 'zod';

export const durationUnits = ['minutes', 'hours', 'days'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/**
 * How long a task is expected to take whoever does it: 1 to 99 of a unit (PRODUCT 6.11). A day is
 * one of work, of eight hours where times are summed.
 */
export const taskDuration = z.object({
  amount: z.number().int().min(1).max(99),
  unit: z.enum(durationUnits),
});
export type TaskDuration = z.infer<typeof taskDuration>;
