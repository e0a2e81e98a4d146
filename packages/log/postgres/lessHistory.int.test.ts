import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { freshName, ids, newEvents } from '../contract/given.ts';
import type { Batch, EventLog, SubscriptionHealth } from '../port/eventLog.ts';
import { openPostgresLog } from './postgres.ts';

let database: FreshDatabase;
let log: EventLog;
let admin: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  log = await openPostgresLog({ connectionString: database.connectionString });
  admin = new pg.Client({ connectionString: database.connectionString });
  await admin.connect();
});
afterAll(async () => {
  await log.close();
  await admin.end();
  await database.drop();
});

/** What a restore of an older backup leaves: the log up to this position and no further. */
const comeBackWith = (position: bigint) =>
  admin.query(`
    BEGIN;
    CREATE TABLE log.backup AS SELECT * FROM log.events;
    DELETE FROM log.events WHERE position > ${position};
    UPDATE log.head SET position = ${position};
    COMMIT;`);
const comeBackWhole = () =>
  admin.query(`
    BEGIN;
    INSERT INTO log.events SELECT * FROM log.backup ON CONFLICT DO NOTHING;
    UPDATE log.head SET position = (SELECT max(position) FROM log.events);
    DROP TABLE log.backup;
    COMMIT;`);

it('a subscription says so when the log comes back with less history, and goes on when it has all of it again', async () => {
  const stream = freshName();
  const first = newEvents(3);
  await log.append(stream, first, 'noStream');
  const batches: Batch[] = [];
  const healths: SubscriptionHealth[] = [];
  const stop = new AbortController();
  const following = (async () => {
    const onHealth = (health: SubscriptionHealth) => void healths.push(health);
    for await (const batch of log.subscribe({ signal: stop.signal, onHealth })) batches.push(batch);
  })();
  const told = () => ids(batches.flatMap(({ events }) => events));
  const health = () => expect.poll(() => healths.at(-1));
  await health().toMatchObject({ state: 'live' });

  for (const position of [1n, 0n]) {
    await comeBackWith(position);
    await health().toMatchObject({
      state: 'retrying',
      problem: `the event log ends at position ${position}, before 3, up to which it has been read`,
    });
    expect(told()).toEqual(ids(first));
    await comeBackWhole();
    await health().toMatchObject({ state: 'live' });
  }
  const later = newEvents(1);
  await log.append(stream, later, 2n);
  await expect.poll(told).toEqual(ids([...first, ...later]));
  stop.abort();
  await following;
});
