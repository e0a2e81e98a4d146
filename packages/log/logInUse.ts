import { join } from 'node:path';
import type pg from 'pg';
import type { Stored } from '@waymark/events';
import { installTables } from '@waymark/postgres';
import { migrationsIn } from '@waymark/postgres';
import { StreamDeleted } from './port/eventLog.ts';
import type { EventLog } from './port/eventLog.ts';

export type LogKind = 'Postgres' | 'EventStoreDB';

/** The table that names the log which the checkpoints in this database belong to. */
export const LOG_IN_USE_TABLES = migrationsIn(join(import.meta.dirname, 'migrations/log-in-use'), {
  part: 'log in use',
  firstTable: 'identity.log_in_use',
});

/** A place in a log, and the event that stands there. */
export type LogPosition = Pick<Stored, 'stream' | 'revision' | 'id' | 'position'>;

/** The checkpoints in this database belong to another log than the one that was opened. */
export class AnotherLog extends Error {
  override readonly name = 'AnotherLog';
  constructor(kind: LogKind, before: string) {
    super(
      kind === before
        ? `This database belongs to another ${kind} log than the one that is used now, or to a time of it that is lost, as after a restore from an older backup.`
        : `This database belongs to an event log in ${before}, but the one that is used now is in ${kind}.`,
    );
  }
}

type Row = {
  kind: LogKind;
  stream: string | null;
  revision: string;
  event_id: string;
  position: string;
};

/**
 * Notes at the first start which log this database belongs to, and holds it against that from then
 * on. Answers the event by which it is known, if any.
 * @throws AnotherLog, LogUnavailable
 */
export async function claimLog(
  pool: pg.Pool,
  log: EventLog,
  kind: LogKind,
): Promise<LogPosition | null> {
  await installTables(pool, LOG_IN_USE_TABLES);
  const { rows } = await pool.query<Row>('SELECT * FROM identity.log_in_use');
  const [row] = rows;
  if (row === undefined) {
    // Databases from before this note was kept had their log in Postgres.
    if (kind !== 'Postgres' && (await hasBeenRead(pool))) throw new AnotherLog(kind, 'Postgres');
    await pool.query('INSERT INTO identity.log_in_use (kind) VALUES ($1) ON CONFLICT DO NOTHING', [
      kind,
    ]);
    // Another service may have started at the same moment.
    return claimLog(pool, log, kind);
  }
  if (row.kind !== kind) throw new AnotherLog(kind, row.kind);
  const place = placeFrom(row);
  if (place !== null && !(await stillHolds(log, place))) throw new AnotherLog(kind, row.kind);
  return place;
}

/** Reads the position that the row tells; null while nothing was read. */
export async function placeInUse(
  client: pg.Pool | pg.ClientBase,
): Promise<{ kind: LogKind; place: LogPosition | null } | null> {
  const { rows } = await client.query<Row>('SELECT * FROM identity.log_in_use');
  const [row] = rows;
  return row === undefined ? null : { kind: row.kind, place: placeFrom(row) };
}

/** Notes an event that was just read; within the transaction that moves a checkpoint there. */
export async function keepPlace(
  client: pg.ClientBase,
  { stream, revision, id, position }: LogPosition,
): Promise<void> {
  await client.query(
    'UPDATE identity.log_in_use SET stream = $1, revision = $2, event_id = $3, position = $4',
    [stream, revision, id, position],
  );
}

/**
 * The same, and true for a stream that was deleted for good: only the same log knows it as such.
 * @throws LogUnavailable
 */
export async function stillHolds(log: EventLog, place: LogPosition): Promise<boolean> {
  try {
    return await holds(log, place);
  } catch (error) {
    if (error instanceof StreamDeleted) return true;
    throw error;
  }
}

/** True when the log has this very event at this position. @throws LogUnavailable */
export async function holds(log: EventLog, place: LogPosition): Promise<boolean> {
  const { stream, revision, id, position } = place;
  for await (const event of log.readStream(stream, { from: revision, limit: 1 }))
    return event.revision === revision && event.id === id && event.position === position;
  return false;
}

const placeFrom = ({ stream, revision, event_id, position }: Row): LogPosition | null =>
  stream === null
    ? null
    : { stream, revision: BigInt(revision), id: event_id, position: BigInt(position) };

async function hasBeenRead(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    "SELECT to_regclass('identity.reaction_checkpoints') IS NOT NULL AS there",
  );
  if (rows[0]?.there !== true) return false;
  const { rowCount } = await pool.query(
    'SELECT FROM identity.reaction_checkpoints WHERE position > 0',
  );
  return (rowCount ?? 0) > 0;
}
