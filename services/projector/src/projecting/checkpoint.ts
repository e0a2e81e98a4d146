import pg from 'pg';
import type { Place } from '../readModels/place.ts';
import type { ReadModel } from '../readModels/readModel.ts';
import type { Statement } from '../readModels/statement.ts';

/** Somebody else has moved the checkpoint: go on from theirs. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** Streams of the model wait in quarantine, so events must be sorted before they are written. */
export class StreamsWait extends Error {
  override readonly name = 'StreamsWait';
}

/** Codes by which `read.move_checkpoint` refuses. */
export const REFUSALS = { moved: 'WM001', streamsWait: 'WM002' } as const;

/** Position up to which the rows at `place` are true. @throws Error when there are no tables of this version */
export async function checkpointOf(
  pool: pg.Pool,
  { name, version }: ReadModel,
  { slot }: Place,
): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT position::text FROM read.checkpoints WHERE model = $1 AND slot = $2 AND version = $3',
    [name, slot, version],
  );
  if (rows[0] === undefined)
    throw new Error(
      `read model ${name} has no ${slot} checkpoint of version ${version}`,
    );
  return BigInt(rows[0].position);
}

export type Move = {
  readonly from: bigint;
  readonly to: bigint;
  /** How many events lie between. */
  readonly events: number;
  /** Whether it is refused when streams of the model wait in quarantine. */
  readonly onlyIfNoneWaits: boolean;
};

/**
 * Moves the checkpoint, and says where tables without a schema stand for the rest of the transaction. When it fails so
 * does everything after it in the transaction; `refusalIn` tells why.
 */
export const movingCheckpoint = (
  { name, version }: ReadModel,
  { slot, schema }: Place,
  { from, to, events, onlyIfNoneWaits }: Move,
): Statement => ({
  name: 'move checkpoint',
  text: 'SELECT read.move_checkpoint($1, $2, $3, $4, $5, $6, $7, $8)',
  values: [
    name,
    slot,
    version,
    `${from}`,
    `${to}`,
    events,
    schema,
    onlyIfNoneWaits,
  ],
});

/** What a refused move is to us; any other error as it is. */
export function refusalIn(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  if (error.code === REFUSALS.moved) return new CheckpointMoved(error.message);
  if (error.code === REFUSALS.streamsWait)
    return new StreamsWait(error.message);
  return error;
}
