import type pg from 'pg';
import { inTransaction } from '../inTransaction.ts';
import { CONTROL_TABLES } from './controlTables.sql.ts';
import { dropTables, makeTables } from './makeTables.ts';
import { candidate, serving } from './place.ts';
import type { ReadModel } from './readModel.ts';

/** Any number that all projectors share: only one of them prepares at a time. */
const PREPARING = 7_401_992;

/** Lists are sorted by it (`asInADictionary`); better said at the start than by each of them. */
const HAS_ICU = `DO $$ BEGIN
  IF to_regcollation('"und-x-icu"') IS NULL THEN
    RAISE 'This Postgres is built without ICU, by which lists are sorted: take one that has it, as the official images do';
  END IF;
END $$;`;

/**
 * Makes schemas and the tables of every model. A model whose stored version differs starts anew: its
 * tables are dropped, made and filled from the beginning of the log; a rebuild of the other version is given up.
 */
export async function prepareReadModels(
  pool: pg.Pool,
  models: readonly ReadModel[],
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [PREPARING]);
    await tx.query(HAS_ICU);
    await tx.query(CONTROL_TABLES);
    for (const model of models) await prepareModel(tx, model);
  });
}

async function prepareModel(
  tx: pg.ClientBase,
  model: ReadModel,
): Promise<void> {
  const { rows } = await tx.query<{ slot: string; version: number }>(
    'SELECT slot, version FROM read.checkpoints WHERE model = $1',
    [model.name],
  );
  const versionAt = (slot: string) =>
    rows.find((row) => row.slot === slot)?.version;
  if (versionAt(serving.slot) !== model.version)
    await makeTables(tx, model, serving);
  const beside = versionAt(candidate.slot);
  if (beside === undefined || beside === model.version) return;
  await dropTables(tx, model, candidate);
  await tx.query('DELETE FROM read.rebuilds WHERE model = $1', [model.name]);
}
