import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { countedInPostgres } from '../limits/limiters.ts';
import type { EventMail } from './mailJob.ts';

/** How often one person is told by mail, within an hour, that the same task is stuck. */
export const STUCK_MAILS = { times: 3, minutes: 60 };

/** Leaves out what a person has been told often enough: a task that goes to and fro is seen in the app. */
export function withoutRepeats(
  pool: Pool,
): (mails: readonly EventMail[]) => Promise<readonly EventMail[]> {
  const reported = countedInPostgres(pool, 'stuckMails', STUCK_MAILS);
  return async (mails) => {
    const due: EventMail[] = [];
    for (const mail of mails) {
      const isNew =
        mail.mail !== 'stuck' ||
        (await reported.count(keyOf(mail.to, mail.task.taskId))).soFar <=
          reported.times;
      if (isNew) due.push(mail);
    }
    return due;
  };
}

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
