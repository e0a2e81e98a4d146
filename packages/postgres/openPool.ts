import pg from 'pg';

/**
 * A pool whose connections may be cut at any time: without a listener of its own, a connection that is lost while no
 * query runs on it would end the whole process.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    ...config,
  });
  // Nothing to do in either case: the pool drops the connection, and who is using it learns it from the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
