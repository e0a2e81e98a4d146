import { inTransaction } from '@waymark/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isLockedOut, locksInTime } from '../readModels/tables/locksInTime.ts';
import { dropTables, moveTables } from '../readModels/tables/makeTables.ts';
import { candidate, previous, serving, type TableSet } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';

/**
 * How long the serving tables may stand still so that the candidate can catch up, in milliseconds.
 */
const MOST_CATCHING_UP = 2_000;

/**
 * Exchanges the tables of a model, with checkpoints and quarantine, in one transaction: those of
 * the candidate answer reads from then on, those that did so are kept as the previous ones. Answers
 * how many milliseconds reads could wait for it; null when the candidate is behind or the locks
 * could not be had just now. `exchanged` is told right before the commit: whoever follows the log
 * for the candidate has nothing left to write to.
 */
export async function trySwap(
  pool: pg.Pool,
  model: ReadModel,
  exchanged: () => void,
): Promise<number | null> {
  let began: number | null;
  try {
    began = await inTransaction(pool, async (tx) => {
      const since = await exchange(tx, model);
      if (since !== null) exchanged();
      return since;
    });
  } catch (error) {
    if (isLockedOut(error)) return null;
    throw error;
  }
  if (began === null) return null;
  const took = performance.now() - began;
  await pool.query('UPDATE read.model_health SET last_swap_ms = $2 WHERE model = $1', [
    model.name,
    took,
  ]);
  return took;
}

/**
 * When the first lock that a read may have to wait for was asked for; null when the candidate is
 * behind.
 */
async function exchange(tx: pg.ClientBase, model: ReadModel): Promise<number | null> {
  if (!(await candidateIsAhead(tx, model))) return null;
  const locks = locksInTime(tx);
  await locks.hurry();
  await dropTables(tx, model, previous);
  await locks.tables(model, candidate);
  const began = performance.now();
  await locks.gate();
  await locks.tables(model, serving);
  await moveTables(tx, model, serving, previous);
  await moveTables(tx, model, candidate, serving);
  await tx.query('DELETE FROM read.rebuilds WHERE model = $1', [model.name]);
  return began;
}

/**
 * Holds up whoever writes to the serving tables, which no read notices, until the candidate has
 * what they have; then holds up the candidate too. False when it takes too long.
 */
async function candidateIsAhead(tx: pg.ClientBase, { name, version }: ReadModel): Promise<boolean> {
  const at = async ({ slot }: TableSet, lock: '' | 'FOR UPDATE') => {
    const { rows } = await tx.query<{ position: string }>(
      `SELECT position::text FROM read.checkpoints WHERE model = $1 AND version = $2 AND slot = $3 ${lock}`,
      [name, version, slot],
    );
    return rows[0] === undefined ? null : BigInt(rows[0].position);
  };
  await tx.query(`SET LOCAL lock_timeout = ${MOST_CATCHING_UP}`);
  const goal = await at(serving, 'FOR UPDATE');
  const deadline = performance.now() + MOST_CATCHING_UP;
  for (;;) {
    const reached = await at(candidate, '');
    if (goal === null || reached === null) return false;
    if (reached >= goal) return (await at(candidate, 'FOR UPDATE')) !== null;
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
}
