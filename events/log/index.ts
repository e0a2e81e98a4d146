/** The event log: the port and its errors, for everybody; the adapters, for the `main.ts` files alone. */
export * from './eventLog.ts';
export { openEventStoreDbLog } from './eventStoreDb.ts';
export type { EventStoreDbLogOptions } from './eventStoreDb.ts';
export { openPostgresLog } from './postgres.ts';
export type { PostgresLogOptions } from './postgres.ts';
