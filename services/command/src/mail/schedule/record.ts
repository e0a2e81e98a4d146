import { mailMonthKey, type MailCopy, type NewsLine } from '@waymark/events';
import { PersonErased, sealField, type Keys } from '@waymark/vault';
import type { Pool, PoolClient } from 'pg';
import { deterministicId } from '../../streams/deterministicId.ts';
import type { MailOutcome, PostLook } from '../../nouns/post/post.ts';
import { enqueueJob } from '../../outbox/commandJob.ts';
import type { EventMail } from '../../outbox/mailJob.ts';
import type { PostOwner, WaitingNews } from './postTables.ts';

/** News as the record has it; none for what is about no process. */
export const lineOf = ({ id: newsId, processId, taskId, kind, said }: WaitingNews): NewsLine[] =>
  processId === null ? [] : [{ newsId, processId, taskId, kind, because: said?.because ?? null }];

const record = (
  client: Pool | PoolClient,
  name: 'RecordPost' | 'RecordMail',
  workspaceId: string,
  payload: object,
  ...of: readonly string[]
) => {
  const commandId = deterministicId('post', name, workspaceId, ...of);
  return enqueueJob(client, {
    ...{ name, payload, workspaceId, commandId, basedOn: null },
    caller: { kind: 'system', name: 'mails' },
    ...{ correlationId: commandId, causationId: of[0] ?? commandId },
  });
};

/**
 * Says what waits and what is held back, within the transaction in which that was decided. @param
 * at in ms
 */
export async function recordLook(
  client: PoolClient,
  { workspaceId, accountId }: PostOwner,
  { waits, heldBack }: Omit<PostLook, 'accountId'>,
  at: number,
): Promise<void> {
  if (waits.length + heldBack.length === 0) return;
  const payload = { accountId, waits, heldBack };
  const ids = [...waits, ...heldBack].map(({ newsId }) => newsId);
  await record(client, 'RecordPost', workspaceId, payload, ...[accountId, String(at), ...ids]);
}

export type TriedMail = {
  readonly mailId: string;
  readonly copy: MailCopy;
  /** Whose names or words it repeats. */
  readonly about: readonly string[];
  /** null: it was taken. `attempt`: how often it was tried. */
  readonly failed: (MailOutcome['failed'] & { attempt: number }) | null;
};

/**
 * Those of whom it repeats anything: of who was erased before it was written there is nothing in
 * it.
 */
async function alive(keys: Keys, about: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const key of about)
    try {
      await keys.seal(key, null);
      found.push(key);
    } catch (error) {
      if (!(error instanceof PersonErased)) throw error;
    }
  return found;
}

/**
 * Says that a mail went out, or was not taken, and how it read. Of somebody who was erased
 * meanwhile nothing is kept. How it read ends with its month (`keeping/retention`).
 */
export async function recordTried(
  { pool, keys, clock }: { pool: Pool; keys: Keys; clock: () => Date },
  { to: accountId, workspaceId, news = [], mail, why }: EventMail,
  { mailId, copy, about: repeated, failed }: TriedMail,
): Promise<void> {
  try {
    const month = mailMonthKey(clock().toISOString().slice(0, 7));
    const about = [...(await alive(keys, repeated)), month];
    const holder = { accountId, about };
    const payload = {
      ...{ ...holder, mailId, why: why ?? null, news, form: mail },
      copy: await sealField(keys, 'MailSent', 'copy', holder, copy),
      failed: failed === null ? null : { reason: failed.reason, last: failed.last },
    } satisfies MailOutcome;
    const attempt = failed === null ? 'sent' : String(failed.attempt);
    await record(pool, 'RecordMail', workspaceId, payload, mailId, attempt);
  } catch (error) {
    if (!(error instanceof PersonErased)) throw error;
  }
}
