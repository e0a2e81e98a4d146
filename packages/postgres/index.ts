/**
 * What everything that uses Postgres shares: pools, logins, schemas, and one commit for many
 * callers.
 */
export { migrate, NotMigratable } from './migrate.ts';
export { migrationsIn, type Migrations } from './migrations.ts';
export { ApiKeyTable, type ApiKeyRecord, type NewApiKey } from './apiKeys.ts';
export { installAccessKeys, publishAccessKeys, PublishedKeys } from './accessKeys.ts';
export { BlockedNetworks, plainAddress } from './blockedNetworks.ts';
export { connectionsOf } from './connectionsOf.ts';
export {
  EndedSessions,
  endSession,
  installEndedSessions,
  sweepEndedSessions,
} from './endedSessions.ts';
export { installTables, mayMakeTables, NotPrepared } from './installTables.ts';
export { inTransaction } from './inTransaction.ts';
export { groupCommit, type GroupCommit } from './groupCommit.ts';
export { leaseLock, type LeasedLock, type LockKeys } from './leasedLock.ts';
export { ChannelListener, type ListeningTo } from './listening.ts';
export {
  asLogin,
  eachLogin,
  LOGINS,
  OWNER,
  withLogin,
  type EachLogin,
  type LoginName,
} from './logins.ts';
export { MOST_CONNECTIONS } from './mostConnections.ts';
export { onConnection } from './onConnection.ts';
export { openPool } from './openPool.ts';
export { databaseSettings, loginUrls, ownPasswords } from './ownLogins.ts';
