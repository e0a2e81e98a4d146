/** What everything that uses Postgres shares: pools, and one commit for many callers. */
export { connectionsOf } from './connectionsOf.ts';
export { groupCommit, type GroupCommit } from './groupCommit.ts';
export { openPool } from './openPool.ts';
