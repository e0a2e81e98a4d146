import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import type { TableSet } from '../../reading/tableSet.ts';
import type { ReadModel } from '../model/readModel.ts';

type Model = Pick<ReadModel, 'name' | 'tables'>;

/** An index that a table lacks. */
type Lacking = { readonly index: string; readonly table: string; readonly columns: string };

/** Indexes for reads that the tables of a model at `place` do not have yet. */
export async function lackingIndexes(
  pool: pg.Pool,
  { tables }: Model,
  { schema }: TableSet,
): Promise<readonly Lacking[]> {
  const wanted = tables.flatMap(({ name, forReads }) =>
    Object.entries(forReads).map(([index, columns]) => ({ ...{ index, table: name, columns } })),
  );
  if (wanted.length === 0) return [];
  const { rows } = await pool.query<{ index: string }>(
    'SELECT indexname AS index FROM pg_indexes WHERE schemaname = $1',
    [schema],
  );
  const there = new Set(rows.map(({ index }) => index));
  return wanted.filter(({ index }) => !there.has(index));
}

/**
 * Makes the indexes for reads that the tables of a model at `place` lack, one a transaction, so
 * that what was made stays when it is cut off. Whoever writes to the tables waits meanwhile,
 * however large they are; no read does. Ends early, with what it was at undone, when the signal
 * aborts.
 * @throws what kept the first of those that could not be made, once all others are there
 */
export async function makeReadIndexes(
  pool: pg.Pool,
  model: Model,
  place: TableSet,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const lacking of await lackingIndexes(pool, model, place)) {
    if (signal.aborted) return;
    await makeIndex(pool, model, place, lacking, signal).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}

const makeIndex = (
  pool: pg.Pool,
  { name }: Model,
  { slot, schema }: TableSet,
  { index, table, columns }: Lacking,
  signal: AbortSignal,
): Promise<void> =>
  inTransaction(pool, async (tx) => {
    // Whoever writes takes the checkpoint first: who holds it can't be in a deadlock with them, nor
    // meet a swap.
    const { rows } = await tx.query<{ pid: number }>(
      'SELECT pg_backend_pid() AS pid FROM read.checkpoints WHERE model = $1 AND slot = $2 FOR UPDATE',
      [name, slot],
    );
    if (rows[0] === undefined || signal.aborted) return;
    const { pid } = rows[0];
    let cancelled: Promise<unknown> | undefined;
    const cancel = () => {
      cancelled = pool.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      await tx.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${schema}.${table} (${columns})`);
    } finally {
      signal.removeEventListener('abort', cancel);
      // Nobody else may have the connection before it has arrived.
      await cancelled;
    }
  }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
