import { createSecretKey } from 'node:crypto';
import { PictureLinks } from '@waymark/edge';
import {
  parseEvent,
  streamOf,
  type MailChoices,
  type PostEvent,
  type Recorded,
} from '@waymark/events';
import { openPostgresVault, type PersonVault } from '@waymark/vault';
import { drafts } from '../../../documents/drafts.ts';
import { handleCommand, type CommandDependencies } from '../../../handling/handleCommand.ts';
import { InvitationLinks } from '../../../identity/invitationLinks.ts';
import type { Mail } from '../../mailer/mailer.ts';
import { commandGiver, COMMAND_TASK } from '../../../outbox/commandJob.ts';
import type { Lookups } from '../../lookups/lookups.ts';
import type { EventMail } from '../../../outbox/mailJob.ts';
import { mailSender } from '../../sending/sendMail.ts';
import { logger, type ReactingStores } from '../../../reactions/testing/reactingStores.ts';
import { Replies } from '../../../handling/replies/replies.ts';
import { StreamCache } from '../../../streams/streamCache.ts';
import { StreamTurns } from '../../../streams/streamTurns.ts';
import { usualHabits } from '../habits.ts';
import { recordTried } from '../record.ts';
import { StopLinks } from '../stopLinks.ts';

type Job = { readonly task: string; readonly payload: unknown };

/**
 * What waits in the outbox is sent and given as the service does it, but exactly when a test says
 * so.
 */
export async function keepingRecord(
  { pool, log, connectionString }: ReactingStores,
  look: Lookups,
  mailsOf: (accountId: string) => MailChoices,
  clock: () => Date,
): Promise<{
  readonly vault: PersonVault;
  readonly mails: readonly Mail[];
  /** Sends what waits, and gives the commands that follow from it. */
  sendWaiting(): Promise<EventMail[]>;
  /** What the post of somebody says of itself. */
  recordOf(accountId: string): Promise<Recorded<PostEvent>[]>;
  close(): Promise<void>;
}> {
  const vault = await openPostgresVault({ connectionString, masterKey: Buffer.alloc(32, 7) });
  const mails: Mail[] = [];
  const person = (id: string) => ({
    email: `${id}@example.com`,
    firstName: id,
    lastName: '',
    gender: null,
  });
  const send = mailSender({
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)), close: () => undefined },
    ...{ from: 'Waymark <w@example.com>', publicUrl: 'http://waymark.test' },
    accounts: {
      person: (id) => Promise.resolve(person(id)),
      language: () => Promise.resolve(null),
      mailChoices: (id) => Promise.resolve(mailsOf(id)),
      mayBeInvited: () => Promise.resolve(true),
    },
    codes: { due: () => Promise.resolve(null), mailed: () => Promise.resolve() },
    links: new InvitationLinks(['a secret']),
    stops: new StopLinks(['a secret']),
    pictureLinks: new PictureLinks([createSecretKey(Buffer.alloc(32))]),
    sessionEnds: { token: () => '' },
    ...{
      replyAddresses: null,
      habits: usualHabits,
      timeZone: 'UTC',
      clock,
      logger,
      look,
      keys: vault,
    },
    record: (job, tried) => recordTried({ pool, keys: vault, clock }, job, tried),
  });
  const deps: CommandDependencies = {
    timeZone: 'UTC',
    log,
    cache: new StreamCache(log, () => undefined),
    turns: new StreamTurns(),
    replies: new Replies(pool, (error) => {
      throw error;
    }),
    limits: { make: (_, making) => making() },
    nameOf: () => Promise.resolve(null),
    profileOf: () => Promise.resolve(null),
    drafts,
    accountsFor: () => {
      throw new Error('no account is asked for');
    },
  };
  const give = commandGiver({
    give: (request) => handleCommand(request, deps),
    ...{ clock, logger },
  });
  const take = async (): Promise<Job[]> => {
    const { rows } = await pool.query<Job>(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t WHERE t.id = j.task_id
       RETURNING j.id, t.identifier AS task, j.payload`,
    );
    return rows;
  };
  return {
    vault,
    mails,
    sendWaiting: async () => {
      const sent: EventMail[] = [];
      for (let jobs = await take(); jobs.length > 0; jobs = await take())
        for (const { task, payload } of jobs)
          if (task === COMMAND_TASK) await give(payload);
          else {
            sent.push(payload as EventMail);
            await send(payload as EventMail);
          }
      return sent;
    },
    recordOf: async (accountId) => {
      const events: Recorded<PostEvent>[] = [];
      for await (const stored of log.readStream(streamOf.post('w', accountId)))
        events.push(parseEvent(stored) as Recorded<PostEvent>);
      return events;
    },
    close: async () => {
      await deps.replies.drained();
      await vault.close();
    },
  };
}
