import { setTimeout as delay } from 'node:timers/promises';
import {
  postgreSQLEventStoreConsumer,
  postgreSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import type { EmmettLog } from './emmettAppend.ts';

export type EmmettFollower = {
  /** Resolves when the table holds as many events as this. */
  reached(events: number): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Emmett's consumer with one projection, tuned: large batches, no pause between them. It writes one table only, which
 * is less than the product's projector does.
 */
export async function startEmmettConsumer(
  { pool }: EmmettLog,
  connectionString: string,
): Promise<EmmettFollower> {
  await pool.query(
    'CREATE TABLE emmett_tasks (id text PRIMARY KEY, status text NOT NULL, changes int NOT NULL)',
  );
  const consumer = postgreSQLEventStoreConsumer({
    connectionString,
    pulling: { batchSize: 1_000, pullingFrequencyInMs: 1 },
  });
  consumer.projector({
    processorId: 'tasks',
    connectionOptions: { connectionString },
    projection: postgreSQLProjection({
      name: 'tasks',
      canHandle: ['TaskStatusSet'],
      handle: async (events, { connection }) => {
        const last = new Map<string, { status: string; changes: number }>();
        for (const { data } of events) {
          const { taskId, to } = data as { taskId: string; to: string };
          const changes = (last.get(taskId)?.changes ?? 0) + 1;
          last.set(taskId, { status: to, changes });
        }
        await connection.client.query(
          `INSERT INTO emmett_tasks SELECT * FROM unnest($1::text[], $2::text[], $3::int[])
           ON CONFLICT (id) DO UPDATE SET status = excluded.status, changes = emmett_tasks.changes + excluded.changes`,
          [
            [...last.keys()],
            [...last.values()].map(({ status }) => status),
            [...last.values()].map(({ changes }) => changes),
          ],
        );
      },
    }),
  });
  const ended = consumer.start();
  return {
    async reached(events) {
      for (;;) {
        const { rows } = await pool.query<{ count: number }>(
          'SELECT coalesce(sum(changes), 0)::int AS count FROM emmett_tasks',
        );
        if ((rows[0]?.count ?? 0) >= events) return;
        await delay(5);
      }
    },
    async stop() {
      await consumer.stop();
      await ended;
    },
  };
}
