import { setTimeout as delay } from 'node:timers/promises';
import { endAllPools } from '@event-driven-io/dumbo';
import {
  postgreSQLEventStoreConsumer,
  postgreSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import type { EmmettLog } from './emmettAppend.ts';
import { upsertOf, type StatusSet } from './handBatchUpsert.ts';

export type EmmettFollower = {
  /**
   * Resolves when the consumer's checkpoint stands at its newest event: how many events it took
   * since the last time, and in how many milliseconds from the first of them on. @throws when it
   * ended, or does not come there within half a minute
   */
  caughtUp(): Promise<{ taken: number; ms: number }>;
  stop(): Promise<void>;
};

const LONGEST_MS = 30_000;

/** Its checkpoint is waited for. */
const BEHIND = `
SELECT coalesce((SELECT last_processed_checkpoint::bigint FROM emt_processors WHERE processor_id = 'tasks'), 0)
    < (SELECT coalesce(max(global_position), 0) FROM emt_messages) AS behind`;

/**
 * Emmett's consumer, which does the same work as the product: it writes the rows of a changed
 * status by the statement written by hand, into the same tables. Its projections get one event at a
 * time, and it stores its checkpoint after each; a batch is a transaction.
 *
 * Tuned: the statement is prepared; batches are so small that they are full while events arrive,
 * since after one that is not it sleeps for 100 ms to 1 s. The sleep before the first event is not
 * counted either, though the product has none.
 *
 * It is given events that were appended one transaction behind the other: 0.42.0, the newest
 * release, passes over those that commit out of order, which its sources have mended since
 * (event-driven-io/emmett#336). The mended reader looks at transactions too and does the same work
 * else.
 */
export async function startEmmettConsumer(
  { pool }: EmmettLog,
  connectionString: string,
): Promise<EmmettFollower> {
  let taken = 0;
  let firstAt: number | null = null;
  let fault: unknown = null;
  // Its stop may leave a transaction open until the database ends, which nobody else would hear of.
  const processing = new pg.Pool({ connectionString });
  processing.on('connect', (client) => client.on('error', () => undefined));
  const consumer = postgreSQLEventStoreConsumer({
    connectionString,
    pulling: { batchSize: 100, pullingFrequencyInMs: 1 },
  });
  consumer.projector({
    processorId: 'tasks',
    connectionOptions: { connectionString, pool: processing },
    projection: postgreSQLProjection({
      name: 'tasks',
      canHandle: ['TaskStatusSet'],
      handle: async (events, { connection }) => {
        firstAt ??= performance.now();
        await connection.client.query(
          upsertOf(events.map((event) => asRecorded(event as unknown as Handed))),
        );
        taken += events.length;
      },
    }),
  });
  const ended = consumer.start().catch((error: unknown) => {
    fault = error;
  });
  return {
    async caughtUp() {
      const deadline = performance.now() + LONGEST_MS;
      for (;;) {
        const { rows } = await pool.query<{ behind: boolean }>(BEHIND);
        if (rows[0]?.behind === false) break;
        if (fault !== null || performance.now() > deadline)
          throw new Error('Emmett’s consumer has stopped', { cause: fault });
        await delay(5);
      }
      const result = { taken, ms: performance.now() - (firstAt ?? Infinity) };
      taken = 0;
      firstAt = null;
      return result;
    },
    async stop() {
      // Its own stop waits for a message that may never come.
      await Promise.race([consumer.stop().then(() => ended), delay(1_000)]);
      // The pools that it opened by itself, which it leaves open.
      await endAllPools();
    },
  };
}

/** What Emmett puts beside the metadata of the event. */
type Handed = Pick<StatusSet, 'type' | 'data'> & {
  readonly metadata: StatusSet['metadata'] & {
    readonly streamName: string;
    readonly streamPosition: bigint;
    readonly globalPosition: bigint;
  };
};

const asRecorded = ({ type, data, metadata }: Handed): StatusSet => ({
  type,
  data,
  metadata,
  stream: metadata.streamName,
  revision: metadata.streamPosition,
  position: metadata.globalPosition,
});
