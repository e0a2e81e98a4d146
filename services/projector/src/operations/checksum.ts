import type pg from 'pg';
import type { TableSet } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';

/**
 * What a table holds, whatever the order of its rows: how many there are, and the sum of their
 * hashes.
 */
export type TableSum = { readonly table: string; readonly rows: number; readonly sum: string };

/** Tables and checkpoint of a model at one and the same moment. */
export type Snapshot = { readonly position: bigint; readonly sums: readonly TableSum[] };

/** Reads all tables of a model at `place` as they are at one moment; writers are not held up. */
export async function snapshot(
  pool: pg.Pool,
  { name, tables }: ReadModel,
  { slot, schema }: TableSet,
): Promise<Snapshot> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    await tx.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await tx.query<{ position: string }>(
      'SELECT position::text FROM read.checkpoints WHERE model = $1 AND slot = $2',
      [name, slot],
    );
    if (rows[0] === undefined) throw new Error(`read model ${name} has no ${slot} tables`);
    const sums: TableSum[] = [];
    for (const table of tables) {
      const found = await tx.query<{ rows: number; sum: string }>(
        `SELECT count(*)::float8 AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum
           FROM ${schema}.${table.name} t`,
      );
      sums.push({ table: table.name, rows: 0, sum: '0', ...found.rows[0] });
    }
    await tx.query('COMMIT');
    return { position: BigInt(rows[0].position), sums };
  } catch (error) {
    // The open transaction ends with the connection.
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    tx.release(broken);
  }
}
