import { createPool, sql } from 'slonik';
import type {
  DatabasePool,
  DatabaseTransactionConnection,
  Interceptor,
  QueryResultRow,
} from 'slonik';
import type { z } from 'zod';
import { READER } from './readModels/guardedTable.ts';
import { ownRow } from './readModels/ownRow.ts';
import { GATE } from './readModels/place.ts';

/** Who reads: row-level security goes by this and nothing else. */
export type Reader = {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly party: 'team' | 'client';
  /** The client whose user it is; null for the team. */
  readonly clientId: string | null;
};

export type ReadTransaction = DatabaseTransactionConnection;

/** Every row is parsed by the schema of its query (`sql.type`), so that what leaves the database is what the type says. */
const parseRows: Interceptor = {
  name: 'parse-rows',
  transformRow: (context, _query, row) =>
    context.resultParser === undefined
      ? row
      : (ownRow(context.resultParser as z.ZodType, row) as QueryResultRow),
};

/** Connections for reading. */
export const openReadPool = (
  connectionString: string,
  poolSize = 10,
): Promise<DatabasePool> =>
  createPool(connectionString, {
    interceptors: [parseRows],
    maxPoolSize: poolSize,
    statementTimeout: 20_000,
    transactionRetryLimit: 0,
    // Who is reading is said for one transaction only, so nothing is left on a connection that a reset would have to
    // take away; the one that comes by default costs a round trip after each query and forgets what Postgres had cached.
    resetConnection: () => Promise.resolve(),
  });

/**
 * Runs `work` in a read-only transaction as the reader role, told who is reading: a query that forgets its WHERE still
 * sees no row of another workspace, party or client.
 */
export const readAs = <T>(
  pool: DatabasePool,
  reader: Reader,
  work: (tx: ReadTransaction) => Promise<T>,
): Promise<T> =>
  pool.transaction(async (tx) => {
    await tx.query(sql.unsafe`
      SELECT pg_advisory_xact_lock_shared(${GATE}::bigint)::text,
             set_config('transaction_read_only', 'on', true),
             set_config('waymark.workspace', ${reader.workspaceId}, true),
             set_config('waymark.party', ${reader.party}, true),
             set_config('waymark.client', ${reader.clientId ?? ''}, true),
             set_config('waymark.account', ${reader.accountId}, true),
             set_config('role', ${READER}, true)`);
    return work(tx);
  });
