import {
  keepPlace,
  openEventStoreDbLog,
  openLog,
  openPostgresLog,
  type EventLog,
} from '@waymark/log';
import { openPool } from '@waymark/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeEventStoreDb, type FakeEventStoreDb } from '@waymark/log/fakeEventStoreDb';
import { installIdentityTables } from '../../services/command/src/database/identityTables.ts';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { copyHistory } from './copyHistory.ts';
import { moveDatabase, mustBeAtRest } from './moveDatabase.ts';
import { appendSamples, everythingIn, sampleEvent } from './testing/sampleHistory.ts';

let database: FreshDatabase;
let standIn: FakeEventStoreDb;
let pool: pg.Pool;
let postgres: EventLog;
let eventStore: EventLog;

/** A database at work on its own log: everything read, replies given, read models there. */
beforeAll(async () => {
  database = await freshDatabase();
  standIn = await startFakeEventStoreDb();
  pool = openPool({ ...database, application_name: 'waymark-log-copy' });
  await installIdentityTables(pool);
  postgres = await openLog({ DATABASE_URL: database.connectionString });
  eventStore = await openEventStoreDbLog(standIn);
  await appendSamples(postgres, 40);
  const events = await everythingIn(postgres);
  await pool.query("INSERT INTO identity.reaction_checkpoints VALUES ('mails', 30)");
  const client = await pool.connect();
  await keepPlace(client, events[29]!);
  client.release();
  for (const position of ['0', '12'])
    await pool.query(
      "INSERT INTO identity.command_replies (account_id, command_id, fingerprint, reply) VALUES ('a', $1, '', $2)",
      [position, { revision: '3', position }],
    );
  await pool.query(
    'CREATE SCHEMA read; CREATE SCHEMA read_previous; CREATE SCHEMA reading; CREATE TABLE read.checkpoints (model text)',
  );
});
afterAll(async () => {
  await pool.end();
  await postgres.close();
  await eventStore.close();
  await standIn.close();
  await database.drop();
});

const move = () =>
  moveDatabase(
    pool,
    { log: postgres, kind: 'Postgres' },
    { log: eventStore, kind: 'EventStoreDB' },
  );
const openEventStore = () =>
  openLog({ DATABASE_URL: database.connectionString, ESDB_URL: standIn.connectionString });
const reachedAndReplies = async () => ({
  reached: (
    await pool.query<{ position: string }>('SELECT position FROM identity.reaction_checkpoints')
  ).rows,
  replies: (
    await pool.query<{ position: string }>(
      "SELECT reply->>'position' AS position FROM identity.command_replies ORDER BY command_id",
    )
  ).rows,
});

test('another log than the one that the checkpoints belong to is refused at the start, naming the way out', async () => {
  await expect(openEventStore()).rejects.toThrow(
    'This database belongs to an event log in Postgres, but the one that is used now is in EventStoreDB. Set ESDB_URL as it was, or move the history there: npm run log:copy',
  );
});

test('a database is not moved to a log that holds another history', async () => {
  const before = await reachedAndReplies();
  await expect(move()).rejects.toThrow('do not hold the same history');
  expect(await reachedAndReplies()).toEqual(before);
});

test('a database is not moved while a service works on it', async () => {
  await mustBeAtRest(pool);
  const service = openPool({ ...database, application_name: 'waymark-command' });
  await service.query('SELECT 1');
  await expect(mustBeAtRest(pool)).rejects.toThrow('stop the services first');
  await service.end();
});

test('a moved database goes on behind the same event, names new positions, and makes its read models anew', async () => {
  await copyHistory({
    source: postgres,
    target: eventStore,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const there = await everythingIn(eventStore);
  expect(await move()).toBe(true);
  expect(await reachedAndReplies()).toEqual({
    reached: [{ position: String(there[29]!.position) }],
    replies: [{ position: '0' }, { position: String(there[11]!.position) }],
  });
  const { rows } = await pool.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'read%'");
  expect(rows).toEqual([{ nspname: 'reading' }]);
  await (await openEventStore()).close();
  await expect(openLog({ DATABASE_URL: database.connectionString })).rejects.toThrow(
    'belongs to an event log in EventStoreDB',
  );
  expect(await move(), 'once more changes nothing').toBe(false);
});

test('another EventStoreDB log than before is refused as well', async () => {
  const other = await startFakeEventStoreDb();
  const log = await openEventStoreDbLog(other);
  await log.append('process-w_other', [sampleEvent(1)], 'noStream');
  await expect(
    openLog({ DATABASE_URL: database.connectionString, ESDB_URL: other.connectionString }),
  ).rejects.toThrow('belongs to another EventStoreDB log');
  await log.close();
  await other.close();
});

test('a database from before the note was kept, read up to somewhere, belongs to Postgres', async () => {
  const old = await freshDatabase();
  const oldPool = openPool(old);
  await installIdentityTables(oldPool);
  await oldPool.query("INSERT INTO identity.reaction_checkpoints VALUES ('mails', 7)");
  await expect(
    openLog({ DATABASE_URL: old.connectionString, ESDB_URL: standIn.connectionString }),
  ).rejects.toThrow('belongs to an event log in Postgres');
  await (await openPostgresLog(old)).close();
  await (await openLog({ DATABASE_URL: old.connectionString })).close();
  await oldPool.end();
  await old.drop();
});

test('a server that does not answer is named by its setting, without the password', async () => {
  const opening = openLog(
    {
      DATABASE_URL: database.connectionString,
      ESDB_URL: 'esdb://admin:changeit@127.0.0.1:1?tls=false',
    },
    { patience: 200 },
  );
  await expect(opening).rejects.toThrow(
    'The EventStoreDB server at 127.0.0.1:1, which ESDB_URL names, does not answer.',
  );
  await expect(opening).rejects.not.toThrow('changeit');
});
