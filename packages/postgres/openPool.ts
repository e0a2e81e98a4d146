import pg from 'pg';

/**
 * How long whoever has begun a transaction may say nothing before the server undoes it, in
 * milliseconds.
 */
const MOST_SILENCE = 10_000;
/**
 * A statement that has not been answered so long after the server had to end it never is: the
 * network is gone.
 */
const ON_THE_WAY = 5_000;
/**
 * The server looks whether somebody is at the other end of a connection that is quiet, and ends one
 * whose other end takes nothing: without it what a machine held that has vanished is held for
 * hours.
 */
const LOOKED_AFTER =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';

/**
 * A pool whose connections may be cut at any time: without a listener of its own, a connection that
 * is lost while no query runs on it would end the whole process. No process that stands still, and
 * no network that is cut, holds what others wait for: the server ends its transactions, and this
 * side what is never answered.
 */
export function openPool({
  statement_timeout = 30_000,
  options = '',
  ...config
}: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: MOST_SILENCE,
    ...(statement_timeout !== false &&
      statement_timeout > 0 && { query_timeout: statement_timeout + ON_THE_WAY }),
    ...config,
    statement_timeout,
    options: `${LOOKED_AFTER} ${options}`.trim(),
  });
  // Nothing to do in either case: the pool drops the connection, and who is using it learns it from
  // the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
