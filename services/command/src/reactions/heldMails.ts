import type { PoolClient } from 'pg';
import { openClientTasks } from './clientTasks.ts';
import type { Lookups } from './lookups.ts';
import {
  NAMED_TASKS,
  mailJob,
  type EventMail,
  type MailOf,
} from './mailJob.ts';

/** A mail about work that was given to somebody who has not accepted their invitation yet. */
export type HeldMail = MailOf<'newProcess'> | MailOf<'tasks'>;

/** Somebody for whom mails are held, among whose people. */
export type HeldFor = {
  readonly workspaceId: string;
  readonly clientId: string;
  readonly to: string;
};

export const isHeld = (mail: EventMail): mail is HeldMail =>
  'heldFor' in mail && mail.heldFor !== null;

/** Keeps mails until their person accepts, within the caller's transaction. */
export async function holdMails(
  client: PoolClient,
  mails: readonly HeldMail[],
): Promise<void> {
  for (const mail of mails)
    await client.query(
      'INSERT INTO identity.held_mails (workspace_id, client_id, account_id, mail) VALUES ($1, $2, $3, $4)',
      [mail.workspaceId, mail.heldFor, mail.to, JSON.stringify(mail)],
    );
}

/** Takes what was held for somebody, as it is still due: at most one mail for each execution. */
export async function releasedMails(
  client: PoolClient,
  { workspaceId, clientId, to }: HeldFor,
  look: Lookups,
): Promise<readonly HeldMail[]> {
  const { rows } = await client.query<{ mail: unknown }>(
    `WITH gone AS (
       DELETE FROM identity.held_mails WHERE workspace_id = $1 AND client_id = $2 AND account_id = $3 RETURNING seq, mail)
     SELECT mail FROM gone ORDER BY seq`,
    [workspaceId, clientId, to],
  );
  const held = rows.map(({ mail }) => mailJob.parse(mail) as HeldMail);
  const byProcess = Map.groupBy(held, ({ processId }) => processId);
  const due = await Promise.all(
    [...byProcess].map(([processId, mails]) =>
      stillDue(mails, processId, look),
    ),
  );
  return due.filter((mail) => mail !== null);
}

async function stillDue(
  mails: readonly HeldMail[],
  processId: string,
  look: Lookups,
): Promise<HeldMail | null> {
  const [first] = mails;
  if (first === undefined) return null;
  const { process } = await look.processNow(first.workspaceId, processId);
  if (process.life !== 'present') return null;
  const theirs = openClientTasks(process.plan).filter(
    ({ assignee }) => assignee === first.to,
  );
  const newProcess = mails.find(({ mail }) => mail === 'newProcess');
  if (newProcess?.mail === 'newProcess')
    return { ...newProcess, heldFor: null, taskId: theirs[0]?.taskId ?? null };
  const said = new Set(
    mails.flatMap((mail) =>
      mail.mail === 'tasks' ? mail.tasks.map(({ taskId }) => taskId) : [],
    ),
  );
  // A held mail names the first of many; whoever has one of them is told of all that are theirs in its module.
  const modules = new Set(
    theirs.filter(({ taskId }) => said.has(taskId)).map((t) => t.moduleId),
  );
  const tasks = theirs.filter(({ moduleId }) => modules.has(moduleId));
  if (tasks.length === 0 || first.mail !== 'tasks') return null;
  return {
    ...first,
    heldFor: null,
    tasks: tasks
      .slice(0, NAMED_TASKS)
      .map(({ taskId, headline }) => ({ taskId, headline })),
    count: tasks.length,
  };
}
