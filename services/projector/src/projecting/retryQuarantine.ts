import { parseEvent, type Stored } from '@waymark/events';
import { StreamDeleted } from '@waymark/log';
import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import { workIn } from '../readModels/tables/makeTables.ts';
import type { TableSet } from '../reading/tableSet.ts';
import type { Projection, ReadModel, Sources } from '../readModels/model/readModel.ts';
import type { Statement } from '../readModels/model/statement.ts';
import { isEventsFault, reasonOf } from './eventsFault.ts';
import { sendAll } from './send.ts';

type Options = Sources & { readonly pool: pg.Pool };

/** Streams of a model that wait at `place`. */
export async function waitingStreams(
  pool: pg.Pool,
  model: string,
  { slot }: TableSet,
): Promise<string[]> {
  const { rows } = await pool.query<{ stream: string }>(
    'SELECT stream FROM read.quarantine WHERE model = $1 AND slot = $2 ORDER BY position',
    [model, slot],
  );
  return rows.map(({ stream }) => stream);
}

/** A stream that a person wants tried again. */
export type StreamToRetry = Readonly<Record<'model' | 'slot' | 'stream', string>>;

/** Those of all models, in the order of the log. */
export async function askedStreams(pool: pg.Pool): Promise<StreamToRetry[]> {
  const { rows } = await pool.query<StreamToRetry>(
    'SELECT model, slot, stream FROM read.quarantine WHERE retry ORDER BY position',
  );
  return rows;
}

/**
 * Applies what waits of one stream, up to the checkpoint, in one transaction. Where an event fails
 * again, what stood before it is kept and the stream waits from there; one that was deleted for
 * good waits on. Answers whether the stream is healed.
 */
export async function retryStream(
  model: ReadModel,
  place: TableSet,
  stream: string,
  options: Options,
): Promise<boolean> {
  const projection = model.open(options);
  try {
    return await retryWith(projection, model, place, stream, options);
  } catch (error) {
    if (!(error instanceof StreamDeleted)) throw error;
    await options.pool.query(
      'UPDATE read.quarantine SET reason = $4, retry = false WHERE model = $1 AND slot = $2 AND stream = $3',
      [model.name, place.slot, stream, reasonOf(error)],
    );
    return false;
  } finally {
    projection.close();
  }
}

const retryWith = (
  projection: Projection,
  model: ReadModel,
  place: TableSet,
  stream: string,
  { pool, log }: Options,
): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    await workIn(tx, place);
    // Whoever moves the checkpoint waits for this transaction, so nothing comes in between.
    const { rows } = await tx.query<{ position: string; revision: string }>(
      `SELECT c.position::text, q.revision::text FROM read.checkpoints c JOIN read.quarantine q USING (model, slot)
        WHERE c.model = $1 AND c.slot = $2 AND q.stream = $3 AND c.version = $4 FOR UPDATE`,
      [model.name, place.slot, stream, model.version],
    );
    if (rows[0] === undefined) return true;
    const upTo = BigInt(rows[0].position);
    let failed: { event: Stored; reason: string } | null = null;
    let waiting = 0;
    const from = BigInt(rows[0].revision);
    for await (const event of log.readStream(stream, { from })) {
      if (event.position > upTo) break;
      if (failed === null) {
        const reason = await applied(tx, projection, event);
        if (reason !== null) failed = { event, reason };
      }
      if (failed !== null) waiting += 1;
    }
    const key = [model.name, place.slot, stream];
    if (failed === null) {
      await tx.query(
        'DELETE FROM read.quarantine WHERE model = $1 AND slot = $2 AND stream = $3',
        key,
      );
      return true;
    }
    const { event, reason } = failed;
    await tx.query(
      `UPDATE read.quarantine SET position = $4, revision = $5, event_id = $6, event_type = $7, reason = $8, waiting = $9, retry = false
        WHERE model = $1 AND slot = $2 AND stream = $3`,
      [...key, `${event.position}`, `${event.revision}`, event.id, event.type, reason, waiting],
    );
    return false;
  });

/**
 * Null once the event is applied, else why it can't be; then the rows are as they were before it.
 */
async function applied(
  tx: pg.ClientBase,
  projection: Projection,
  event: Stored,
): Promise<string | null> {
  await tx.query('SAVEPOINT one');
  try {
    const writes: Statement[] = [];
    await projection.apply(writes, [parseEvent(event)]);
    await sendAll(tx, writes);
    await tx.query('RELEASE SAVEPOINT one');
    return null;
  } catch (error) {
    if (!isEventsFault(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT one');
    return reasonOf(error);
  }
}
