import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '@waymark/postgres/testing';
import type { FreshDatabase } from '@waymark/postgres/testing';
import { all, freshName, newEvents } from '../contract/given.ts';
import type { EventLog } from '../port/eventLog.ts';
import { openPostgresLog } from './postgres.ts';

describe('several logs that append to one Postgres', () => {
  let database: FreshDatabase;
  let logs: EventLog[];
  beforeAll(async () => {
    database = await freshDatabase();
    const { connectionString } = database;
    logs = await Promise.all(
      Array.from({ length: 3 }, () => openPostgresLog({ connectionString })),
    );
  });
  afterAll(async () => {
    await Promise.all(logs.map((log) => log.close()));
    await database.drop();
  });

  it('let one of them through that expect the same, each time, and tell the others the actual revision', async () => {
    const stream = freshName();
    for (let revision = -1n; revision < 40n; revision++) {
      const expected = revision < 0n ? 'noStream' : revision;
      const results = await Promise.allSettled(
        logs.map((log) => log.append(stream, newEvents(1), expected)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({
            name: 'WrongExpectedRevision',
            actual: revision + 1n,
          });
    }
    expect(await all(logs[0]!.readStream(stream))).toHaveLength(41);
  });

  it('store an append once that all of them send at once, and answer alike', async () => {
    const stream = freshName();
    for (let revision = -1n; revision < 40n; revision++) {
      const events = newEvents(1);
      const expected = revision < 0n ? 'noStream' : revision;
      const answers = await Promise.all(logs.map((log) => log.append(stream, events, expected)));
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
      expect(answers.map((answer) => answer.revision)).toEqual(logs.map(() => revision + 1n));
    }
    expect(await all(logs[0]!.readStream(stream))).toHaveLength(41);
  });

  it('refuse none for what only another one expected that was refused', async () => {
    const [log] = logs as [EventLog];
    const [other, stream, events] = [freshName(), freshName(), newEvents(1)];
    const results = await Promise.allSettled([
      log.append(other, events, 'noStream'),
      log.append(stream, events, 5n),
      log.append(stream, newEvents(1), 'noStream'),
    ]);
    expect(results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { name: 'InvalidEvent' } },
      { status: 'fulfilled', value: { revision: 0n } },
    ]);
  });

  it('answer a repeat as the first time, also right behind an append that goes on', async () => {
    const [log] = logs as [EventLog];
    const [stream, first] = [freshName(), newEvents(2)];
    const stored = await log.append(stream, first, 'noStream');
    const [next, repeated] = await Promise.all([
      log.append(stream, newEvents(1), 1n),
      log.append(stream, first, 'noStream'),
    ]);
    expect([next.revision, repeated]).toEqual([2n, stored]);
  });

  it('refuse a revision that no log can have like any other wrong one', async () => {
    for (const expected of [-1n, 2n ** 63n, 2n ** 80n])
      await expect(logs[0]!.append(freshName(), newEvents(1), expected)).rejects.toMatchObject({
        name: 'WrongExpectedRevision',
        actual: 'noStream',
      });
  });
});

describe('a log on Postgres', () => {
  it('looks its rows up by index, also by plans that were made while there were few', async () => {
    const young = await freshDatabase();
    const log = await openPostgresLog({ connectionString: young.connectionString });
    const client = new pg.Client({ connectionString: young.connectionString });
    await client.connect();
    const stream = freshName();
    await log.append(stream, newEvents(20), 'noStream');
    await client.query('ANALYZE log.events');
    for (let revision = 19n; revision < 69n; revision++)
      await log.append(stream, newEvents(1), revision % 2n === 0n ? 'any' : revision);
    await log.close();
    const scans = async () => {
      const { rows } = await client.query<{ whole: number; byIndex: number }>(
        `SELECT seq_scan::int AS whole, idx_scan::int AS "byIndex" FROM pg_stat_user_tables WHERE relname = 'events'`,
      );
      return rows[0]!;
    };
    // A connection hands its counts in when it ends, which may be a moment after it was closed on
    // this side.
    await expect.poll(async () => (await scans()).byIndex).toBeGreaterThanOrEqual(50);
    // Building an index reads the whole table, too.
    expect((await scans()).whole).toBeLessThan(10);
    await client.end();
    await young.drop();
  });
});
