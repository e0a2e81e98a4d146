/** The event log: the port and its errors, for everybody; the adapters, for the `main.ts` files alone. */
export * from './eventLog.ts';
export { openEventStoreDbLog } from './eventStoreDb.ts';
export type { EventStoreDbLogOptions } from './eventStoreDb.ts';
export { prepareEventStoreDb } from './eventStoreDbRights.ts';
export {
  claimLog,
  holds,
  keepPlace,
  LOG_IN_USE_TABLES,
  placeInUse,
} from './logInUse.ts';
export type { LogKind, Place } from './logInUse.ts';
export { hostsOf, kindOfLog, LogProblem, openLog } from './openLog.ts';
export type { LogSettings } from './openLog.ts';
export { eventsOf, foldStream, type Fold } from './foldStream.ts';
export { orAborted } from './orAborted.ts';
export { openPostgresLog } from './postgres.ts';
export { LOG_TABLES } from './logTables.ts';
export type { PostgresLogOptions } from './postgres.ts';
export { troublesOf, watchedLog } from './watchedLog.ts';
export { weightOf } from './weightOf.ts';
export { withPrefix } from './withPrefix.ts';
