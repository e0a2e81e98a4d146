import {
  holds,
  LOG_IN_USE_TABLES,
  placeInUse,
  type EventLog,
  type LogKind,
  type LogPosition,
} from '@waymark/log';
import { migrate } from '@waymark/postgres';
import type { Pool, PoolClient } from 'pg';
import { CopyProblem } from './copyProblem.ts';
import { translate, type Translation } from './translate.ts';

export type LogSide = { readonly log: EventLog; readonly kind: LogKind };

/** @throws CopyProblem while a service works on this database */
export async function mustBeAtRest(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'waymark-%'
     AND application_name NOT IN ('waymark-log', 'waymark-log-copy')`,
  );
  if ((rowCount ?? 0) > 0)
    throw new CopyProblem(
      'A Waymark service works on the database: stop the services first, then start the copy again.',
    );
}

/**
 * Makes the database that belonged to the source belong to the target, which must hold the same
 * history: the reactions go on behind the last event that they covered, so no mail is sent again;
 * replies already given name the new positions; the read models are dropped, and made anew by the
 * projector from the new log. All in one transaction.
 * @returns false when it belonged to the target already
 * @throws CopyProblem when it belongs to neither
 */
export async function moveDatabase(pool: Pool, source: LogSide, target: LogSide): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await migrate(client, 'identity', LOG_IN_USE_TABLES);
    if (!(await belongsToSource(client, source, target))) {
      await client.query('ROLLBACK');
      return false;
    }
    const checkpoints = await positionsIn(client, 'identity.reaction_checkpoints', 'position');
    const replies = await positionsIn(client, 'identity.command_replies', "reply->>'position'");
    const moved = await translate(source.log, target.log, [...checkpoints, ...replies]);
    await moveCheckpoints(client, checkpoints, moved);
    await moveReplies(client, replies, moved);
    await dropReadModels(client);
    await noteTarget(client, target.kind, moved.newest);
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * False when it belongs to the target. A database without a note is of the time when every log was
 * in Postgres.
 */
async function belongsToSource(
  client: PoolClient,
  source: LogSide,
  target: LogSide,
): Promise<boolean> {
  const { kind, place } = (await placeInUse(client)) ?? { kind: 'Postgres', place: null };
  const belongsTo = async (side: LogSide) =>
    side.kind === kind && (place === null || (await holds(side.log, place)));
  if (await belongsTo(source)) return true;
  if (await belongsTo(target)) return false;
  throw new CopyProblem(
    `The database belongs neither to the source nor to the target, but to another log in ${kind}.`,
  );
}

/** Distinct positions in a table; none where the table was never made. */
async function positionsIn(client: PoolClient, table: string, column: string): Promise<bigint[]> {
  const there = await client.query<{ there: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS there',
    [table],
  );
  if (there.rows[0]?.there !== true) return [];
  const { rows } = await client.query<{ position: string }>(
    `SELECT DISTINCT ${column} AS position FROM ${table}`,
  );
  return rows.map(({ position }) => BigInt(position));
}

const columnsOf = (before: readonly bigint[], { positions }: Translation) => [
  before.map(String),
  before.map((position) => String(positions.get(position) ?? 0n)),
];

async function moveCheckpoints(
  client: PoolClient,
  before: readonly bigint[],
  moved: Translation,
): Promise<void> {
  if (before.length === 0) return;
  await client.query(
    `UPDATE identity.reaction_checkpoints c SET position = moved.after
     FROM unnest($1::bigint[], $2::bigint[]) AS moved(before, after) WHERE c.position = moved.before`,
    columnsOf(before, moved),
  );
}

async function moveReplies(
  client: PoolClient,
  before: readonly bigint[],
  moved: Translation,
): Promise<void> {
  if (before.length === 0) return;
  await client.query(
    `UPDATE identity.command_replies r SET reply = jsonb_set(r.reply, '{position}', to_jsonb(moved.after))
     FROM unnest($1::text[], $2::text[]) AS moved(before, after) WHERE r.reply->>'position' = moved.before`,
    columnsOf(before, moved),
  );
}

/**
 * With those that were being built or are kept for a rollback: all their checkpoints are positions
 * of the source.
 */
async function dropReadModels(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE nspname ~ '^read(_candidate|_previous|_check_.+)?$'",
  );
  for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
}

async function noteTarget(
  client: PoolClient,
  kind: LogKind,
  newest: LogPosition | null,
): Promise<void> {
  await client.query('DELETE FROM identity.log_in_use');
  await client.query(
    'INSERT INTO identity.log_in_use (kind, stream, revision, event_id, position) VALUES ($1, $2, $3, $4, $5)',
    [
      kind,
      newest?.stream ?? null,
      newest?.revision ?? null,
      newest?.id ?? null,
      newest?.position ?? null,
    ],
  );
}
