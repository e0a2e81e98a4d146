import { randomUUID } from 'node:crypto';
import { withVersion, type DomainEvent, type Metadata } from '@waymark/events';
import { openPostgresLog, type EventLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import type pg from 'pg';
import { pino } from 'pino';
import { expect } from 'vitest';
import { preparedDatabase } from '@waymark/postgres/testing';
import { installIdentityTables } from '../../database/identityTables.ts';
import { installOutbox } from '../../outbox/outbox.ts';
import { team } from './sampleWorld.ts';

export const logger = pino({ level: 'silent' });

/** A log and an outbox on a database of their own, as the command service has them. */
export type ReactingStores = {
  readonly connectionString: string;
  readonly pool: pg.Pool;
  readonly administrator: pg.Pool;
  readonly log: EventLog;
  append(
    stream: string,
    events: readonly DomainEvent[],
    actor?: Metadata['actor'],
    commandId?: string,
    at?: string,
  ): ReturnType<EventLog['append']>;
  /** Waits until the reactions have taken all up to this position. */
  caughtUp(position: bigint): Promise<void>;
  /** What waits in the outbox, each as mail and receiver, oldest first. */
  waiting(): Promise<string[]>;
  close(): Promise<void>;
};

export async function openReactingStores(): Promise<ReactingStores> {
  const database = await preparedDatabase();
  const pool = openPool({ connectionString: database.logins.writer });
  const administrator = openPool({ connectionString: database.connectionString });
  await installIdentityTables(pool);
  await installOutbox(pool, logger);
  const log = await openPostgresLog({ connectionString: database.logins.writer });
  return {
    connectionString: database.logins.writer,
    pool,
    administrator,
    log,
    append: (
      stream,
      events,
      actor = team('olga'),
      commandId = 'test',
      at = '2026-11-21T10:00:00.000Z',
    ) => {
      const metadata: Metadata = {
        workspaceId: 'w',
        actor,
        commandId,
        command: 'Test',
        causationId: commandId,
        correlationId: commandId,
        at,
      };
      return log.append(
        stream,
        events.map((event) => ({
          ...event,
          id: randomUUID(),
          metadata: withVersion(event.type, metadata),
        })),
        'any',
      );
    },
    caughtUp: (position) =>
      expect
        .poll(
          async () => {
            const { rows } = await pool.query<{ position: string }>(
              'SELECT position FROM identity.reaction_checkpoints ORDER BY position LIMIT 1',
            );
            return rows[0]?.position;
          },
          { timeout: 20_000 },
        )
        .toBe(String(position)),
    waiting: async () => {
      const { rows } = await pool.query<{ payload: { mail: string; to: string } }>(
        'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
      );
      return rows.map(({ payload }) => `${payload.mail} ${payload.to}`);
    },
    close: async () => {
      await log.close();
      await pool.end();
      await administrator.end();
      await database.drop();
    },
  };
}
