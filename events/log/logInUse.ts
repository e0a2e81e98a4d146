import type pg from 'pg';
import type { Recorded } from '../envelope.ts';
import { applySchema } from '../postgres/applySchema.ts';
import { StreamDeleted } from './eventLog.ts';
import type { EventLog } from './eventLog.ts';

export type LogKind = 'Postgres' | 'EventStoreDB';

/**
 * Checkpoints are positions of one log. This row names the log that those in this database belong to, by an event at
 * which the reactions have stood: a log that holds that event at that position gives all positions before it the same
 * meaning. The event is missing as long as nothing was read.
 */
export const logInUseSchema = `
CREATE SCHEMA IF NOT EXISTS identity;
CREATE TABLE IF NOT EXISTS identity.log_in_use (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  kind text NOT NULL,
  stream text,
  revision bigint,
  event_id text,
  position bigint
);`;

/** A place in a log, and the event that stands there. */
export type Place = Pick<Recorded, 'stream' | 'revision' | 'id' | 'position'>;

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
 * Notes at the first start which log this database belongs to, and holds it against that from then on. Answers the event
 * by which it is known, if any.
 * @throws AnotherLog, LogUnavailable
 */
export async function claimLog(
  pool: pg.Pool,
  log: EventLog,
  kind: LogKind,
): Promise<Place | null> {
  await applySchema(pool, logInUseSchema);
  const { rows } = await pool.query<Row>('SELECT * FROM identity.log_in_use');
  const [row] = rows;
  if (row === undefined) {
    // Databases from before this note was kept had their log in Postgres.
    if (kind !== 'Postgres' && (await hasBeenRead(pool)))
      throw new AnotherLog(kind, 'Postgres');
    await pool.query(
      'INSERT INTO identity.log_in_use (kind) VALUES ($1) ON CONFLICT DO NOTHING',
      [kind],
    );
    // Another service may have started at the same moment.
    return claimLog(pool, log, kind);
  }
  if (row.kind !== kind) throw new AnotherLog(kind, row.kind);
  const place = placeFrom(row);
  if (place !== null && !(await stillHolds(log, place)))
    throw new AnotherLog(kind, row.kind);
  return place;
}

/** What the row says; null while nothing was read. */
export async function placeInUse(
  client: pg.Pool | pg.ClientBase,
): Promise<{ kind: LogKind; place: Place | null } | null> {
  const { rows } = await client.query<Row>('SELECT * FROM identity.log_in_use');
  const [row] = rows;
  return row === undefined ? null : { kind: row.kind, place: placeFrom(row) };
}

/** Notes an event that was just read; within the transaction that moves a checkpoint there. */
export async function keepPlace(
  client: pg.ClientBase,
  { stream, revision, id, position }: Place,
): Promise<void> {
  await client.query(
    'UPDATE identity.log_in_use SET stream = $1, revision = $2, event_id = $3, position = $4',
    [stream, revision, id, position],
  );
}

/** The same, and true for a stream that was deleted for good: only the same log knows it as such. @throws LogUnavailable */
export async function stillHolds(
  log: EventLog,
  place: Place,
): Promise<boolean> {
  try {
    return await holds(log, place);
  } catch (error) {
    if (error instanceof StreamDeleted) return true;
    throw error;
  }
}

/** True when the log has this very event at this position. @throws LogUnavailable */
export async function holds(log: EventLog, place: Place): Promise<boolean> {
  const { stream, revision, id, position } = place;
  for await (const event of log.readStream(stream, {
    from: revision,
    limit: 1,
  }))
    return (
      event.revision === revision &&
      event.id === id &&
      event.position === position
    );
  return false;
}

const placeFrom = ({
  stream,
  revision,
  event_id,
  position,
}: Row): Place | null =>
  stream === null
    ? null
    : {
        stream,
        revision: BigInt(revision),
        id: event_id,
        position: BigInt(position),
      };

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
