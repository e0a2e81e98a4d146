import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { countedInPostgres } from '../http/limits/limiters.ts';
import type { NewsFor } from '../outbox/newsForPeople.ts';

/**
 * How often one person is told, within an hour, that the same task is stuck, or that a stranger's
 * mail about it waits.
 */
export const STUCK_MAILS = { times: 3, minutes: 60 };

/**
 * Leaves out what a person has been told often enough: a task that goes to and fro is seen in the
 * app.
 */
export function withoutRepeats(
  pool: Pool,
): (news: readonly NewsFor[]) => Promise<readonly NewsFor[]> {
  const reported = countedInPostgres(pool, 'stuckMails', STUCK_MAILS);
  return async (news) => {
    const due: NewsFor[] = [];
    for (const each of news) {
      const { to, about } = each;
      const isHeld = about.said?.what === 'held';
      const key = [to, about.taskId ?? '', ...(isHeld ? ['held'] : [])];
      const isNew =
        (about.kind !== 'stuck' && !isHeld) ||
        (await reported.count(keyOf(...key))).soFar <= reported.times;
      if (isNew) due.push(each);
    }
    return due;
  };
}

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
