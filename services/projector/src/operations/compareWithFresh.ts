import type { Verification } from '@waymark/api';
import { inTransaction } from '@waymark/postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { BatchApplier } from '../projecting/batchApplier.ts';
import { dropTables, makeTables } from '../readModels/tables/makeTables.ts';
import { scratchOf, type TableSet } from '../reading/tableSet.ts';
import type { ReadModel, Sources } from '../readModels/model/readModel.ts';
import { snapshot } from './checksum.ts';

export type Comparing = Sources & {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly signal: AbortSignal;
};

export type Comparison = { readonly position: bigint; readonly tables: Verification['tables'] };

/**
 * Unlike that of any projection at work, so that rows which depend on how events were batched are
 * found out.
 */
const BATCH = 173;

/**
 * Holds the tables of a model at `place` against a fresh fold of the log up to the same position,
 * table by table. Null when the signal aborted. `onProgress` gets the position of the comparison
 * and how far the fold is, 0 to 1.
 */
export async function compareWithFresh(
  model: ReadModel,
  place: TableSet,
  comparing: Comparing,
  onProgress: (position: bigint, share: number) => Promise<void>,
): Promise<Comparison | null> {
  const { pool, signal } = comparing;
  const scratch = scratchOf(model.name, place);
  const kept = await snapshot(pool, model, place);
  try {
    await inTransaction(pool, async (tx) => {
      await tx.query(`CREATE SCHEMA IF NOT EXISTS ${scratch.schema}`);
      await makeTables(tx, model, scratch, { unlogged: true });
    });
    await foldUpTo(kept.position, model, scratch, comparing, onProgress);
    if (signal.aborted) return null;
    const fresh = await snapshot(pool, model, scratch);
    const tables = kept.sums.map(({ table, rows, sum }) => {
      const other = fresh.sums.find((one) => one.table === table);
      return {
        table,
        rows,
        freshRows: other?.rows ?? 0,
        equal: rows === other?.rows && sum === other.sum,
      };
    });
    return { position: kept.position, tables };
  } finally {
    await inTransaction(pool, async (tx) => {
      await dropTables(tx, model, scratch);
      await tx.query(`DROP SCHEMA IF EXISTS ${scratch.schema} CASCADE`);
    });
  }
}

async function foldUpTo(
  end: bigint,
  model: ReadModel,
  scratch: TableSet,
  comparing: Comparing,
  onProgress: (position: bigint, share: number) => Promise<void>,
): Promise<void> {
  await onProgress(end, 0);
  if (end === 0n) return;
  const { log, signal } = comparing;
  const taker = new BatchApplier({ ...comparing, model, place: scratch });
  let from = 0n;
  try {
    for await (const { events, position } of log.subscribe({
      prefixes: model.prefixes,
      batch: BATCH,
      signal,
    })) {
      const to = position < end ? position : end;
      await taker.take(
        events.filter((event) => event.position <= end),
        from,
        to,
        to < end,
      );
      from = to;
      await onProgress(end, Number((to * 1000n) / end) / 1000);
      if (to === end) return;
    }
  } finally {
    await taker.close();
  }
}
