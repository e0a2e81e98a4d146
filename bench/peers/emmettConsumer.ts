import { setTimeout as delay } from 'node:timers/promises';
import {
  postgreSQLEventStoreConsumer,
  postgreSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import type { EmmettLog } from './emmettAppend.ts';

export type EmmettFollower = {
  /** Resolves when the consumer's checkpoint stands at its newest event; answers how many events are in the table. */
  caughtUp(): Promise<number>;
  stop(): Promise<void>;
};

/** Its checkpoint is waited for, not its rows: it passes over events whose transactions commit out of order. */
const BEHIND = `
SELECT coalesce((SELECT last_processed_checkpoint::bigint FROM emt_processors WHERE processor_id = 'tasks'), 0)
    < (SELECT coalesce(max(global_position), 0) FROM emt_messages) AS behind,
  (SELECT coalesce(sum(changes), 0)::int FROM emmett_tasks) AS taken`;

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
    async caughtUp() {
      for (;;) {
        const { rows } = await pool.query<{ behind: boolean; taken: number }>(
          BEHIND,
        );
        const [now] = rows;
        if (now !== undefined && !now.behind) return now.taken;
        await delay(5);
      }
    },
    async stop() {
      // Its own stop waits for a message that may never come.
      await Promise.race([consumer.stop().then(() => ended), delay(1_000)]);
    },
  };
}
