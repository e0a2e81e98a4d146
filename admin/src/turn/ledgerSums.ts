import type { TurnDays } from '@waymark/api';

/** How many days were whose. */
export function ledgerSums(
  days: TurnDays,
): Record<TurnDays[number]['side'], number> {
  const sums = { client: 0, seller: 0, nobody: 0 };
  for (const { side } of days) sums[side] += 1;
  return sums;
}
