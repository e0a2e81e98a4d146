import type pg from 'pg';

/**
 * Runs `work` in one transaction on a connection of its own: commits its result, or rolls all of it
 * back.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    // What the work sends first follows at once on a pipelined connection; both fail when the
    // connection does.
    const [, result] = await Promise.all([tx.query('BEGIN'), work(tx)]);
    await tx.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that can't even roll back is not given to anybody else.
    await tx.query('ROLLBACK').catch((why: unknown) => {
      broken = why instanceof Error ? why : new Error('rollback failed');
    });
    throw error;
  } finally {
    tx.release(broken);
  }
}
