import { join } from 'node:path';
import { migrationsIn } from '@waymark/postgres';

/** Tables of the event log. */
export const LOG_TABLES = migrationsIn(join(import.meta.dirname, '../migrations/log'), {
  part: 'log',
  firstTable: 'log.events',
});

/** Channel of NOTIFY; its messages carry nothing, they only wake subscribers up. */
export const WAKE_CHANNEL = 'waymark_log';
