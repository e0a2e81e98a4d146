/** What everything that uses Postgres shares: pools, and one commit for many callers. */
export { applySchema } from './applySchema.ts';
export { connectionsOf } from './connectionsOf.ts';
export {
  EndedSessions,
  endSession,
  installEndedSessions,
  sweepEndedSessions,
} from './endedSessions.ts';
export { groupCommit, type GroupCommit } from './groupCommit.ts';
export { openPool } from './openPool.ts';
