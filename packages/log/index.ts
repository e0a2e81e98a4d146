/**
 * The event log: the port and its errors, for everybody; the adapters, for the `main.ts` files
 * alone.
 */
export * from './port/eventLog.ts';
export { openEventStoreDbLog } from './eventStoreDb/eventStoreDb.ts';
export type { EventStoreDbLogOptions } from './eventStoreDb/eventStoreDb.ts';
export { prepareEventStoreDb } from './eventStoreDb/rights.ts';
export { claimLog, holds, keepPlace, LOG_IN_USE_TABLES, placeInUse } from './logInUse.ts';
export type { LogKind, LogPosition } from './logInUse.ts';
export { hostsOf, kindOfLog, LogProblem, openLog } from './openLog.ts';
export type { LogSettings } from './openLog.ts';
export { eventsOf, foldStream, type Fold } from './port/foldStream.ts';
export { Slices } from './port/slices.ts';
export { orAborted } from './port/orAborted.ts';
export { openPostgresLog } from './postgres/postgres.ts';
export { LOG_TABLES } from './postgres/logTables.ts';
export type { PostgresLogOptions } from './postgres/postgres.ts';
export { troublesOf, watchedLog } from './watchedLog.ts';
export { weightOf } from './port/weightOf.ts';
export { withPrefix } from './port/withPrefix.ts';
