import type pg from 'pg';
import { inTransaction } from '../inTransaction.ts';
import { dropTables } from '../readModels/makeTables.ts';
import {
  candidate,
  previous,
  serving,
  type Place,
} from '../readModels/place.ts';
import type { ReadModel } from '../readModels/readModel.ts';

/**
 * How long the exchange may wait for its locks altogether, in milliseconds. Far below Postgres's deadlock_timeout (1 s),
 * so that in a deadlock with a read it is always the exchange that gives way and never the read that fails.
 */
const MOST_WAITING = 300;

/** SQLSTATE of a lock not gotten in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Exchanges the tables of a model, with checkpoints and quarantine, in one transaction: those of the candidate answer
 * reads from then on, those that did so are kept as the previous ones. Answers how many milliseconds reads could wait
 * for it; null when the candidate is behind or the locks could not be had just now.
 */
export async function trySwap(
  pool: pg.Pool,
  model: ReadModel,
): Promise<number | null> {
  let began: number | null;
  try {
    began = await inTransaction(pool, (tx) => exchange(tx, model));
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return null;
    throw error;
  }
  if (began === null) return null;
  const took = performance.now() - began;
  await pool.query(
    'UPDATE read.model_health SET last_swap_ms = $2 WHERE model = $1',
    [model.name, took],
  );
  return took;
}

/** When the first lock that a read may have to wait for was asked for; null when the candidate is behind. */

async function exchange(
  tx: pg.ClientBase,
  model: ReadModel,
): Promise<number | null> {
  const deadline = performance.now() + MOST_WAITING;
  const hurry = () =>
    tx.query("SELECT set_config('lock_timeout', $1, true)", [
      `${Math.max(1, Math.round(deadline - performance.now()))}ms`,
    ]);
  await hurry();
  if (!(await candidateIsAhead(tx, model))) return null;
  await dropTables(tx, model, previous);
  const lockAll = async ({ schema }: Place) => {
    for (const { name } of model.tables) {
      await hurry();
      await tx.query(`LOCK TABLE ${schema}.${name} IN ACCESS EXCLUSIVE MODE`);
    }
  };
  await lockAll(candidate);
  const began = performance.now();
  await lockAll(serving);
  await moveTables(tx, model, serving, previous);
  await moveTables(tx, model, candidate, serving);
  await tx.query('DELETE FROM read.rebuilds WHERE model = $1', [model.name]);
  return began;
}

/** Holds up whoever writes to either set, then compares. */
async function candidateIsAhead(
  tx: pg.ClientBase,
  { name, version }: ReadModel,
): Promise<boolean> {
  const { rows } = await tx.query<{ slot: string; position: string }>(
    `SELECT slot, position::text FROM read.checkpoints
      WHERE model = $1 AND version = $2 AND slot = ANY($3) ORDER BY slot FOR UPDATE`,
    [name, version, [serving.slot, candidate.slot]],
  );
  const at = (slot: string) => rows.find((row) => row.slot === slot)?.position;
  const [mine, theirs] = [at(candidate.slot), at(serving.slot)];
  return (
    mine !== undefined && theirs !== undefined && BigInt(mine) >= BigInt(theirs)
  );
}

/** Moves the tables of a model from one place to another, which must be empty, with what is noted of them. */
export async function moveTables(
  tx: pg.ClientBase,
  { name, tables }: ReadModel,
  from: Place,
  to: Place,
): Promise<void> {
  for (const table of tables)
    await tx.query(
      `ALTER TABLE ${from.schema}.${table.name} SET SCHEMA ${to.schema}`,
    );
  await tx.query(
    'UPDATE read.checkpoints SET slot = $3, updated_at = now() WHERE model = $1 AND slot = $2',
    [name, from.slot, to.slot],
  );
  await tx.query(
    'UPDATE read.quarantine SET slot = $3 WHERE model = $1 AND slot = $2',
    [name, from.slot, to.slot],
  );
}
