import type { PoolClient } from 'pg';
import { z } from 'zod';
import { newsAbout, type NewsAbout, type NewsFor } from '../../outbox/newsForPeople.ts';
import type { Before } from './whatGoesOut.ts';

/** Somebody in a workspace: each has post of their own, since no mail speaks for two sellers. */
export type PostOwner = { readonly workspaceId: string; readonly accountId: string };

export type WaitingNews = NewsAbout & {
  readonly id: string;
  readonly at: number;
  /** It tells nothing new. */
  readonly reminds?: true;
};

/** Task -> what somebody was told of it: `turn`, `soon <due>`, `late <due>`. */
export type ToldOfTasks = Readonly<Record<string, readonly string[]>>;
const told = z.record(z.string(), z.array(z.string()));

/** Somebody whose post is to be looked at by this instant (ISO) at the latest. */
export type Waking = PostOwner & { readonly at: string };

/**
 * Wakes the post of these people; their lines are locked until the transaction ends. A transaction
 * does it once, as its last work, and in one order for all: two that locked the same people one by
 * one, as their events came, would wait for each other.
 */
export async function wake(client: PoolClient, wakings: readonly Waking[]): Promise<void> {
  if (wakings.length === 0) return;
  await client.query(
    `INSERT INTO identity.post (workspace_id, account_id, look_at)
     SELECT workspace_id, account_id, min(at)
       FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS w (workspace_id, account_id, at)
      GROUP BY workspace_id, account_id ORDER BY workspace_id, account_id
     ON CONFLICT (workspace_id, account_id) DO UPDATE SET look_at = LEAST(post.look_at, excluded.look_at)`,
    [
      wakings.map(({ workspaceId }) => workspaceId),
      wakings.map(({ accountId }) => accountId),
      wakings.map(({ at }) => at),
    ],
  );
}

/**
 * Puts news in, within the caller's transaction. Their ids follow from the event, so that none
 * waits twice.
 * @param at when it came about (ISO)
 * @returns whose post is to be woken: nobody's while the news is held
 */
export async function putNews(
  client: PoolClient,
  id: string,
  { to, workspaceId, heldFor, about }: NewsFor,
  at: string,
): Promise<readonly Waking[]> {
  await client.query(
    `INSERT INTO identity.post_news (id, workspace_id, account_id, held_for, at, news) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [id, workspaceId, to, heldFor, at, JSON.stringify(newsAbout.parse(about))],
  );
  return heldFor === null ? [{ workspaceId, accountId: to, at }] : [];
}

/**
 * Lets what was held for somebody wait from now on like all else.
 * @returns whose post is to be woken
 */
export async function releaseNews(
  client: PoolClient,
  receiver: PostOwner,
  clientId: string,
  at: string,
): Promise<readonly Waking[]> {
  const { rowCount } = await client.query(
    `UPDATE identity.post_news SET held_for = NULL, at = $4
      WHERE workspace_id = $1 AND account_id = $2 AND held_for = $3`,
    [receiver.workspaceId, receiver.accountId, clientId, at],
  );
  return rowCount === 0 ? [] : [{ ...receiver, at }];
}

/** What somebody has to do in a process, of which they were told before that was kept. */
export type KnownWork = PostOwner & {
  readonly processId: string;
  readonly taskIds: readonly string[];
};

/**
 * Takes it that somebody was told of this work; nothing where they were, or are about to be.
 * @returns whose post is to be woken
 */
export async function keepKnown(
  client: PoolClient,
  { workspaceId, accountId, processId, taskIds }: KnownWork,
  at: string,
): Promise<readonly Waking[]> {
  const told: ToldOfTasks = Object.fromEntries(taskIds.map((id) => [id, ['turn']]));
  const { rowCount } = await client.query(
    `INSERT INTO identity.post_processes (workspace_id, account_id, process_id, told)
     SELECT $1, $2, $3, $4 WHERE NOT EXISTS (
       SELECT FROM identity.post_news WHERE workspace_id = $1 AND account_id = $2 AND news ->> 'processId' = $3)
     ON CONFLICT DO NOTHING`,
    [workspaceId, accountId, processId, JSON.stringify(told)],
  );
  return rowCount === 0 ? [] : [{ workspaceId, accountId, at }];
}

type DueRow = {
  workspace_id: string;
  account_id: string;
  mail_at: Date | null;
  digest_on: string | null;
  weekly_on: string | null;
};

/**
 * Takes whoever is due at this instant, one, and locks their line; null when nobody is, or another
 * service has them.
 */
export async function takeDue(
  client: PoolClient,
  now: Date,
): Promise<(PostOwner & { readonly before: Before }) | null> {
  const { rows } = await client.query<DueRow>(
    `SELECT workspace_id, account_id, mail_at, digest_on::text, weekly_on::text FROM identity.post
      WHERE look_at <= $1 ORDER BY look_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  const [row] = rows;
  return row === undefined
    ? null
    : {
        workspaceId: row.workspace_id,
        accountId: row.account_id,
        before: {
          mailAt: row.mail_at?.getTime() ?? null,
          digestOn: row.digest_on,
          weeklyOn: row.weekly_on,
        },
      };
}

export async function waitingFor(
  client: PoolClient,
  { workspaceId, accountId }: PostOwner,
): Promise<readonly WaitingNews[]> {
  const { rows } = await client.query<{ id: string; at: Date; news: unknown }>(
    `SELECT id, at, news FROM identity.post_news
      WHERE workspace_id = $1 AND account_id = $2 AND held_for IS NULL ORDER BY at, id`,
    [workspaceId, accountId],
  );
  return rows.map(({ id, at, news }) => ({
    ...newsAbout.parse(news),
    ...{ id, at: at.getTime() },
  }));
}

/** Process -> what they were told of it. */
export async function toldTo(
  client: PoolClient,
  { workspaceId, accountId }: PostOwner,
): Promise<ReadonlyMap<string, ToldOfTasks>> {
  const { rows } = await client.query<{ process_id: string; told: unknown }>(
    'SELECT process_id, told FROM identity.post_processes WHERE workspace_id = $1 AND account_id = $2',
    [workspaceId, accountId],
  );
  return new Map(rows.map((row) => [row.process_id, told.parse(row.told)]));
}

export async function dropNews(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await client.query('DELETE FROM identity.post_news WHERE id = ANY($1)', [ids]);
}

/** What they have been told of a process from now on; null: it lies with them no more. */
export async function keepTold(
  client: PoolClient,
  { workspaceId, accountId }: PostOwner,
  processId: string,
  what: ToldOfTasks | null,
): Promise<void> {
  const key = [workspaceId, accountId, processId];
  await (what === null
    ? client.query(
        'DELETE FROM identity.post_processes WHERE workspace_id = $1 AND account_id = $2 AND process_id = $3',
        key,
      )
    : client.query(
        `INSERT INTO identity.post_processes (workspace_id, account_id, process_id, told) VALUES ($1, $2, $3, $4)
         ON CONFLICT (workspace_id, account_id, process_id) DO UPDATE SET told = excluded.told`,
        [...key, JSON.stringify(what)],
      ));
}

/** Where their post stands. @param lookAt in ms; null: not before there is something new */
export async function keepPost(
  client: PoolClient,
  { workspaceId, accountId }: PostOwner,
  { mailAt, digestOn, weeklyOn }: Before,
  lookAt: number | null,
): Promise<void> {
  await client.query(
    `UPDATE identity.post SET mail_at = $3, digest_on = $4, weekly_on = $5, look_at = $6
      WHERE workspace_id = $1 AND account_id = $2`,
    [
      workspaceId,
      accountId,
      mailAt === null ? null : new Date(mailAt),
      digestOn,
      weeklyOn,
      lookAt === null ? null : new Date(lookAt),
    ],
  );
}
