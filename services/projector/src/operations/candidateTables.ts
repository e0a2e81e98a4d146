import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import { dropTables, makeTables, moveTables } from '../readModels/tables/makeTables.ts';
import { candidate, previous } from '../reading/tableSet.ts';
import { makeReadIndexes } from '../readModels/tables/readIndexes.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import type { RebuildRow } from './rebuildRow.ts';

/**
 * Makes the tables beside, empty, or for a rollback takes those that the last swap replaced. Once
 * for each rebuild.
 */
export const prepareCandidate = (pool: pg.Pool, model: ReadModel): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Pick<RebuildRow, 'kind'>>(
      `UPDATE read.rebuilds r SET fresh = false WHERE model = $1
          AND (fresh OR NOT EXISTS (SELECT FROM read.checkpoints c WHERE c.model = r.model AND c.slot = $2 AND c.version = $3))
        RETURNING kind`,
      [model.name, candidate.slot, model.version],
    );
    if (rows[0] === undefined) return;
    if (rows[0].kind !== 'rollback') return makeTables(tx, model, candidate, { unlogged: false });
    await dropTables(tx, model, candidate);
    await moveTables(tx, model, previous, candidate);
  });

/**
 * Makes the indexes of the filled tables beside that only reads need, and tells Postgres what the
 * tables hold: until it knows, reads from tables that were just swapped in are slow.
 */
export async function readyForReads(
  pool: pg.Pool,
  model: ReadModel,
  signal: AbortSignal,
): Promise<void> {
  await makeReadIndexes(pool, model, candidate, signal);
  for (const { name } of model.tables) await pool.query(`ANALYZE ${candidate.schema}.${name}`);
}

/** Gives up a rebuild that is cancelled. The tables of a rollback go back to where they were. */
export const giveUp = (pool: pg.Pool, model: ReadModel): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Pick<RebuildRow, 'kind' | 'fresh'>>(
      'DELETE FROM read.rebuilds WHERE model = $1 AND cancelled RETURNING kind, fresh',
      [model.name],
    );
    if (rows[0] === undefined || rows[0].fresh) return;
    if (rows[0].kind === 'rollback') await moveTables(tx, model, candidate, previous);
    else await dropTables(tx, model, candidate);
  });
