import {
  getPostgreSQLEventStore,
  type PostgresEventStore,
} from '@event-driven-io/emmett-postgresql';
import pg from 'pg';

export type EmmettLog = {
  readonly store: PostgresEventStore;
  readonly pool: pg.Pool;
  append(
    stream: string,
    expected: bigint,
    events: readonly { type: string; data: object; metadata: object }[],
  ): Promise<bigint>;
  count(): Promise<number>;
  close(): Promise<void>;
};

/**
 * Emmett's event store, its tables made beforehand and its connections kept open in a pool of its
 * own.
 */
export async function emmettLog(connectionString: string): Promise<EmmettLog> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  const store = getPostgreSQLEventStore(connectionString, {
    schema: { autoMigration: 'None' },
    connectionOptions: { pool },
  });
  await store.schema.migrate();
  return {
    store,
    pool,
    async append(stream, expected, events) {
      const { nextExpectedStreamVersion } = await store.appendToStream(
        stream,
        events.map((event) => ({
          kind: 'Event' as const,
          type: event.type,
          data: { ...event.data },
          metadata: { ...event.metadata },
        })),
        { expectedStreamVersion: expected },
      );
      return nextExpectedStreamVersion;
    },
    async count() {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM emt_messages',
      );
      return rows[0]?.count ?? 0;
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
