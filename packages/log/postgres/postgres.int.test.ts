import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '@waymark/postgres/testing';
import type { FreshDatabase } from '@waymark/postgres/testing';
import { all, follow, freshName, ids, newEvent, newEvents, revisions } from '../contract/given.ts';
import { eventLogContract } from '../contract/eventLog.contract.ts';
import type { EventLog } from '../port/eventLog.ts';
import { openPostgresLog } from './postgres.ts';
import { openRelay } from '../fakeEventStoreDb/relay.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const open = () => openPostgresLog({ connectionString: database.connectionString });

eventLogContract('Postgres', async () => {
  const url = new URL(database.connectionString);
  const wire = await openRelay(Number(url.port), url.hostname);
  [url.hostname, url.port] = ['127.0.0.1', String(wire.port)];
  const openHasty = (patience = 10_000) =>
    openPostgresLog({ connectionString: url.href, patience });
  let log = await openHasty();
  return {
    log,
    openHasty,
    wire,
    reopen: async () => {
      await log.close();
      return (log = await openHasty());
    },
    deleteForGood: (stream) =>
      asOperator('INSERT INTO log.tombstones (stream) VALUES ($1)', [stream]),
  };
});

async function asOperator(sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(sql, [...values]).finally(() => client.end());
}

/** Cuts every connection of every log on this database. */
async function cutConnections(admin: pg.Client): Promise<void> {
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'waymark-log' AND datname = current_database()`);
}

describe('several logs on one Postgres', () => {
  let logs: EventLog[];
  let admin: pg.Client;
  beforeAll(async () => {
    // All at once on purpose: several processes may start together.
    logs = await Promise.all(Array.from({ length: 3 }, open));
    admin = new pg.Client({ connectionString: database.connectionString });
    await admin.connect();
  });
  afterAll(async () => {
    await Promise.all(logs.map((log) => log.close()));
    await admin.end();
  });

  /** Every log appends at once, one event at a time, to streams of its own below `prefix`. */
  const writeFromAll = (prefix: string, each: number) =>
    Promise.all(
      logs.flatMap((log, number) =>
        Array.from({ length: 8 }, async (_, writer) => {
          for (let index = 0; index < each; index++) {
            await log.append(
              `${prefix}_${number}_${writer}`,
              [newEvent({ index })],
              index === 0 ? 'noStream' : BigInt(index - 1),
            );
          }
        }),
      ),
    );

  it('start together on an empty database', async () => {
    const empty = await freshDatabase();
    const together = await Promise.all(
      Array.from({ length: 6 }, () =>
        openPostgresLog({ connectionString: empty.connectionString }),
      ),
    );
    expect(await Promise.all(together.map((log) => log.head()))).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
    await Promise.all(together.map((log) => log.close()));
    await empty.drop();
  });

  it('show events in the order of their positions, whoever writes', async () => {
    const prefix = freshName();
    const after = await logs[0]!.head();
    const writing = writeFromAll(prefix, 60);
    const total = logs.length * 8 * 60;
    const seen = await Promise.all(
      logs.map((log) =>
        follow(log, { after, prefixes: [prefix], batch: 20 }, (events) => events.length >= total),
      ),
    );
    await writing;
    const { rows } = await admin.query<{ id: string }>(
      'SELECT id FROM log.events WHERE starts_with(stream, $1) ORDER BY position',
      [prefix],
    );
    expect(rows).toHaveLength(total);
    for (const { events } of seen) expect(ids(events)).toEqual(ids(rows));
  });

  it('store every append once while connections are cut under them, and subscribers go on', async () => {
    const prefix = freshName();
    const after = await logs[0]!.head();
    const total = logs.length * 8 * 100;
    const seen = logs.map((log) =>
      follow(log, { after, prefixes: [prefix] }, (events) => events.length >= total),
    );
    let finished = false;
    const writing = writeFromAll(prefix, 100).finally(() => (finished = true));
    let cuts = 0;
    while (!finished && cuts < 5) {
      await cutConnections(admin);
      cuts += 1;
      const { rows } = await admin.query<{ events: string }>(
        'SELECT count(*) AS events FROM log.events WHERE starts_with(stream, $1)',
        [prefix],
      );
      // The next cut hits again in the middle: wait until some more has been written.
      const next = Number(rows[0]?.events) + 50;
      while (!finished && (await logs[0]!.head()) < after + BigInt(next))
        await new Promise(setImmediate);
    }
    await writing;
    expect(cuts).toBeGreaterThanOrEqual(2);
    for (const { events } of await Promise.all(seen)) {
      expect(events).toHaveLength(total);
      expect(new Set(ids(events)).size).toBe(total);
    }
    expect(revisions(await all(logs[1]!.readStream(`${prefix}_0_0`)))).toEqual(
      Array.from({ length: 100 }, (_, index) => BigInt(index)),
    );
  });

  it('wake one another up, also one that would not look by itself for hours', async () => {
    const { connectionString } = database;
    const patient = await openPostgresLog({ connectionString, lookAgainAfter: 3_600_000 });
    const prefix = freshName();
    const stop = new AbortController();
    const subscription = patient
      .subscribe({ after: await patient.head(), prefixes: [prefix], signal: stop.signal })
      [Symbol.asyncIterator]();
    await subscription.next();
    for (let round = 0; round < 11; round++) {
      const waiting = subscription.next();
      await logs[1]!.append(prefix, newEvents(1), 'any');
      expect((await waiting).value?.events).toHaveLength(1);
    }
    stop.abort();
    await patient.close();
  });

  it('refuse an id that another stream has', async () => {
    const [event, stream] = [newEvent(), freshName()];
    await logs[0]!.append(freshName(), [event], 'noStream');
    await expect(logs[1]!.append(stream, [event], 'any')).rejects.toMatchObject({
      name: 'InvalidEvent',
    });
  });

  it('say at once that the log is full when the disk is, and go on when there is room again', async () => {
    const [stream, events] = [freshName(), newEvents(1)];
    await asOperator(`CREATE FUNCTION log.no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file "base/1"' USING ERRCODE = 'disk_full'; END $$`);
    await asOperator(
      'CREATE TRIGGER full_disk BEFORE INSERT ON log.events EXECUTE FUNCTION log.no_room()',
    );
    await expect(logs[0]!.append(stream, events, 'noStream')).rejects.toMatchObject({
      name: 'LogUnavailable',
      message: 'the event log is full: its database has no disk space left',
    });
    expect(await all(logs[0]!.readStream(stream))).toEqual([]);
    await asOperator('DROP TRIGGER full_disk ON log.events');
    expect((await logs[0]!.append(stream, events, 'noStream')).revision).toBe(0n);
  });

  it('give up within their patience where another transaction sits on the head of the log', async () => {
    const hasty = await openPostgresLog({
      connectionString: database.connectionString,
      patience: 200,
    });
    const [stream, events] = [freshName(), newEvents(1)];
    await admin.query('BEGIN; SELECT * FROM log.head FOR UPDATE');
    await expect(hasty.append(stream, events, 'noStream')).rejects.toMatchObject({
      name: 'LogUnavailable',
    });
    await admin.query('ROLLBACK');
    // It may have been stored by now, or not: the same append answers the same either way.
    expect((await hasty.append(stream, events, 'noStream')).revision).toBe(0n);
    expect(revisions(await all(hasty.readStream(stream)))).toEqual([0n]);
    await hasty.close();
  });

  it('say that the log is unavailable when the server is not there', async () => {
    const url = new URL(database.connectionString);
    url.port = '1';
    await expect(
      openPostgresLog({ connectionString: url.href, patience: 100 }),
    ).rejects.toMatchObject({ name: 'LogUnavailable' });
  });
});
