import type pg from 'pg';
import type { Place } from '../readModels/place.ts';
import type { ReadModel } from '../readModels/readModel.ts';

/** Somebody else has moved the checkpoint: go on from theirs. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

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

/** Moves the checkpoint in a transaction that writes the rows too. @throws CheckpointMoved when it is not at `from` */
export async function moveCheckpoint(
  tx: pg.ClientBase,
  { name, version }: ReadModel,
  { slot, schema }: Place,
  from: bigint,
  to: bigint,
  events: number,
): Promise<void> {
  const moved = await tx.query(
    `UPDATE read.checkpoints SET position = $4, events = events + $6, updated_at = now()
      WHERE model = $1 AND slot = $2 AND version = $3 AND position = $5
      RETURNING set_config('search_path', $7, true)`,
    [name, slot, version, `${to}`, `${from}`, events, schema],
  );
  if (moved.rowCount === 0)
    throw new CheckpointMoved(
      `the ${slot} checkpoint of ${name} is no longer ${from}`,
    );
}
