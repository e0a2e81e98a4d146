import type { Pool } from 'pg';

/** How many connections of a pool are in use and idle, and how many callers wait for one. */
export const connectionsOf = (pool: Pool) => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  'waited for': pool.waitingCount,
});
