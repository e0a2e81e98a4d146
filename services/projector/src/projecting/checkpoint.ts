import pg from 'pg';
import { REFUSALS } from '../readModels/tables/control.sql.ts';
import type { TablesState } from '../readModels/tables/makeTables.ts';
import { serving, type TableSet } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import type { Statement } from '../readModels/model/statement.ts';

/** Somebody else has moved the checkpoint: go on from theirs. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** Streams of the model wait in quarantine, so events must be sorted before they are written. */
export class StreamsWait extends Error {
  override readonly name = 'StreamsWait';
}

/** The tables that answer reads belong to another version by now, whose program writes them. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** The place in the log up to which a set of tables is filled. */
export type Checkpoint = {
  readonly version: number;
  /** Up to which the rows are true. */
  readonly position: bigint;
  readonly state: TablesState;
};

/** Null where there are no tables of the model at `place`. */
export async function foundCheckpoint(
  pool: pg.Pool,
  { name }: Pick<ReadModel, 'name'>,
  { slot }: TableSet,
): Promise<Checkpoint | null> {
  const { rows } = await pool.query<{ version: number; position: string; state: TablesState }>(
    'SELECT version, position::text, state FROM read.checkpoints WHERE model = $1 AND slot = $2',
    [name, slot],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, position: BigInt(row.position) };
}

/**
 * @throws Superseded for serving tables of another version; Error when there are none of this one
 */
export async function checkpointOf(
  pool: pg.Pool,
  model: ReadModel,
  place: TableSet,
): Promise<Checkpoint> {
  const { name, version } = model;
  const found = await foundCheckpoint(pool, model, place);
  if (found?.version === version) return found;
  const what = `read model ${name} has no ${place.slot} checkpoint of version ${version}`;
  if (found !== null && place === serving) throw new Superseded(what);
  throw new Error(what);
}

export type CheckpointMove = {
  readonly from: bigint;
  readonly to: bigint;
  /** How many events lie between. */
  readonly events: number;
  /** Whether it is refused when streams of the model wait in quarantine. */
  readonly onlyIfNoneWaits: boolean;
};

/**
 * Moves the checkpoint, and says where tables without a schema stand for the rest of the
 * transaction. When it fails so does everything after it in the transaction; `refusalIn` tells why.
 */
export const movingCheckpoint = (
  { name, version }: ReadModel,
  { slot, schema }: TableSet,
  { from, to, events, onlyIfNoneWaits }: CheckpointMove,
): Statement => ({
  name: 'move checkpoint',
  text: 'SELECT read.move_checkpoint($1, $2, $3, $4, $5, $6, $7, $8)',
  values: [name, slot, version, `${from}`, `${to}`, events, schema, onlyIfNoneWaits],
});

/** Turns the error of a refused move into ours; returns any other error as it is. */
export function refusalIn(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === REFUSALS.moved) return new CheckpointMoved(error.message);
  if (error.code === REFUSALS.streamsWait) return new StreamsWait(error.message);
  return error;
}
