import { isRefused } from '@waymark/client';

/** Milliseconds until what could not be saved is tried once more; twice as long each time. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 60_000;
/** So often in a row the services may say that somebody was faster; then it is no use to go on by itself. */
const MOST_CONFLICTS = 5;

/** What has gone wrong in a row. */
export type Pace = { readonly conflicts: number; readonly pause: number };
export const atFirst: Pace = { conflicts: 0, pause: FIRST_PAUSE };

/**
 * What follows where a save did not go through: milliseconds until it is tried again; null: not before its author changes
 * something. What was refused would be refused again, and a lost line is waited out.
 */
export function afterFailing(
  { conflicts, pause }: Pace,
  error: unknown,
): { readonly pace: Pace; readonly again: number | null } {
  if (isRefused(error, 'changed-meanwhile')) {
    const pace = { pause: FIRST_PAUSE, conflicts: conflicts + 1 };
    return { pace, again: pace.conflicts < MOST_CONFLICTS ? 0 : null };
  }
  if (isRefused(error) && error.status < 500 && error.status !== 429)
    return { pace: atFirst, again: null };
  const next = Math.min(2 * pause, LONGEST_PAUSE);
  return { pace: { conflicts, pause: next }, again: pause };
}
