import { startPostgres } from '../postgres/postgres.ts';

/**
 * Run with `fork(…, [dataDir])`: starts Postgres there, sends its connection string, and waits to
 * be killed.
 */
const { connectionString } = await startPostgres({
  dataDir: process.argv[2] ?? '',
  log: () => undefined,
});
process.send?.(connectionString);
setInterval(() => undefined, 60_000);
