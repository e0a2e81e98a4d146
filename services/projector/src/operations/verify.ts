import type pg from 'pg';
import { serving } from '../reading/tableSet.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import { compareWithFresh, type Comparing } from './compareWithFresh.ts';
import { everySecond } from './everySecond.ts';

/**
 * Works off a comparison of the serving tables that was asked for, and notes how it ended. Does
 * nothing when none is waiting any more.
 */
export async function verify(model: ReadModel, comparing: Comparing): Promise<void> {
  const { pool } = comparing;
  // Who looked for it may have done so before an earlier one ended.
  const { rowCount } = await pool.query(
    `SELECT FROM read.verifications WHERE model = $1 AND state = 'running'`,
    [model.name],
  );
  if (rowCount === 0) return;
  const seldom = everySecond();
  const compared = await compareWithFresh(model, serving, comparing, async (position, share) => {
    if (seldom())
      await pool.query(
        `UPDATE read.verifications SET progress = $2, position = $3 WHERE model = $1 AND state = 'running'`,
        [model.name, share, `${position}`],
      );
  });
  if (compared === null) return;
  const { position, tables } = compared;
  await pool.query(
    `UPDATE read.verifications SET state = $2, progress = 1, position = $3, ended_at = now(), tables = $4, problem = NULL
      WHERE model = $1 AND state = 'running'`,
    [
      model.name,
      tables.every(({ equal }) => equal) ? 'equal' : 'different',
      `${position}`,
      JSON.stringify(tables),
    ],
  );
}

/** Notes that a comparison could not be brought to its end. */
export const verificationFailed = (pool: pg.Pool, model: string, problem: string) =>
  pool.query(
    `UPDATE read.verifications SET state = 'failed', ended_at = now(), problem = $2 WHERE model = $1 AND state = 'running'`,
    [model, problem],
  );
