import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, migrationsIn, NotMigratable } from '@waymark/postgres';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freshDatabase } from '@waymark/postgres/testing';
import { loginsOf } from './testing/loginsOf.ts';
import { prepareReadModels } from '@waymark/projector/testing';

const logger = pino({ level: 'silent' });
const sql = (file: string) => readFile(join(import.meta.dirname, file), 'utf8');
const tablesOf020 = `${await sql('tablesOf020.sql')}${await sql('testing/readTablesOf020.sql')}`;

/** Everything that stands in the schemas which are migrated, but for the rows. */
const CATALOG = `
WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname IN ('log', 'identity', 'read', 'read_candidate', 'read_previous'))
SELECT 'schema' AS kind, nspname::text AS what FROM ours
UNION ALL
SELECT 'column', format('%s.%s %s %s %s %s %s %s', nspname, relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
                        pg_get_expr(adbin, adrelid), attcollation::regcollation)
  FROM ours JOIN pg_class c ON relnamespace = ours.oid AND relkind = 'r' JOIN pg_attribute a ON attrelid = c.oid AND attnum > 0 AND NOT attisdropped
  LEFT JOIN pg_attrdef ON adrelid = c.oid AND adnum = attnum
UNION ALL
SELECT 'constraint', format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) FROM ours JOIN pg_constraint k ON connamespace = ours.oid
UNION ALL
SELECT 'index', pg_get_indexdef(indexrelid) FROM ours JOIN pg_class c ON relnamespace = ours.oid JOIN pg_index ON indexrelid = c.oid
UNION ALL
SELECT 'routine', pg_get_functiondef(p.oid) FROM ours JOIN pg_proc p ON pronamespace = ours.oid
UNION ALL
SELECT 'rights', format('%s %s %s', nspname, relname, relacl) FROM ours JOIN pg_class c ON relnamespace = ours.oid AND relkind IN ('r', 'S')
UNION ALL
SELECT 'owner', format('%s %s %s', nspname, relname, relowner::regrole) FROM ours JOIN pg_class c ON relnamespace = ours.oid
ORDER BY 1, 2`;

const identity = migrationsIn(join(import.meta.dirname, './migrations'), {
  part: 'identity',
  firstTable: 'identity.sessions',
});

/** Makes the tables that 0.4.0 had made. */
async function identityOf040(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await migrate(client, 'identity', { ...identity, steps: identity.steps.slice(0, 3) });
  await client.query('COMMIT');
}

async function onDatabase(
  work: (client: pg.Client, prepare: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await work(client, async () => {
      const logins = await loginsOf(database.connectionString);
      const pool = new pg.Pool({ connectionString: logins.projector, max: 2 });
      await prepareReadModels(pool, [], logger);
      await pool.end();
    });
  } finally {
    await client.end();
    await database.drop();
  }
}

const catalogOf = async (client: pg.Client) =>
  (await client.query<{ kind: string; what: string }>(CATALOG)).rows.map(
    ({ kind, what }) => `${kind} ${what}`,
  );

test('a database of 0.2.0 is taken over with its rows, and is then like one that was made anew', async () => {
  let fresh: string[] = [];
  await onDatabase(async (client, prepare) => {
    await prepare();
    fresh = await catalogOf(client);
    await prepare();
    expect(await catalogOf(client)).toEqual(fresh);
  });
  expect(fresh.length).toBeGreaterThan(100);
  await onDatabase(async (client, prepare) => {
    await client.query(tablesOf020);
    await client.query(`
      CREATE TABLE identity.one_time_codes (code text);
      INSERT INTO log.events (position, stream, revision, id, type, data, metadata, bytes)
        VALUES (1, 's', 0, gen_random_uuid(), 'T', '{}', '{}', 2);
      UPDATE log.head SET position = 1;
      INSERT INTO identity.sessions (session_id, account_id, expires_at) VALUES (gen_random_uuid(), 'dana', now());
      INSERT INTO identity.command_replies (account_id, command_id, fingerprint, reply) VALUES ('dana', 'c', 'f', '{}');
      INSERT INTO identity.log_in_use (kind) VALUES ('Postgres');
      INSERT INTO read.checkpoints (model, slot, version, position) VALUES ('plans', 'serving', 7, 77)`);
    await prepare();
    expect(await catalogOf(client)).toEqual(fresh);
    const { rows } = await client.query(
      `SELECT (SELECT position::int FROM log.head) AS head, (SELECT count(*)::int FROM log.events) AS events,
              (SELECT account_id FROM identity.sessions) AS session, (SELECT command_id FROM identity.command_replies) AS reply,
              (SELECT kind FROM identity.log_in_use) AS log, (SELECT position::int FROM read.checkpoints) AS checkpoint,
              (SELECT state FROM read.checkpoints) AS state`,
    );
    expect(rows).toEqual([
      {
        head: 1,
        events: 1,
        session: 'dana',
        reply: 'c',
        log: 'Postgres',
        checkpoint: 77,
        state: 'whole',
      },
    ]);
  });
});

test('a database of 0.4.0 is brought up to date, and is then like one that was made anew', async () => {
  let fresh: string[] = [];
  await onDatabase(async (client, prepare) => {
    await prepare();
    fresh = await catalogOf(client);
  });
  await onDatabase(async (client, prepare) => {
    await identityOf040(client);
    await client.query(
      `INSERT INTO identity.sessions (session_id, account_id, expires_at) VALUES (gen_random_uuid(), 'dana', now())`,
    );
    await prepare();
    expect(await catalogOf(client)).toEqual(fresh);
    const { rows } = await client.query('SELECT account_id, guest FROM identity.sessions');
    expect(rows).toEqual([{ account_id: 'dana', guest: null }]);
  });
});

test('a database of a version between two releases is refused, and what helps is said', async () => {
  await onDatabase(async (client, prepare) => {
    await identityOf040(client);
    await client.query(
      `INSERT INTO identity.migrations (part, number, name, digest) VALUES ('identity', 4, '0004-reply-addresses', 'x')`,
    );
    await expect(prepare()).rejects.toThrow(NotMigratable);
    await expect(prepare()).rejects.toThrow('restore a backup of a release');
  });
});

test('services of 0.2.0 find their tables again after an upgrade', async () => {
  await onDatabase(async (client, prepare) => {
    await prepare();
    await client.query(tablesOf020);
    await prepare();
  });
});

test('a database of 0.1.0 is taken over with its rows; its read models are made anew', async () => {
  await onDatabase(async (client, prepare) => {
    await client.query(await sql('testing/tablesOf010.sql'));
    await client.query(`
      INSERT INTO log.events (position, stream, revision, id, type, data, metadata, bytes)
        VALUES (1, 's', 0, gen_random_uuid(), 'T', '{}', '{}', 2);
      UPDATE log.head SET position = 1;
      INSERT INTO identity.sessions (session_id, account_id, expires_at) VALUES (gen_random_uuid(), 'dana', now());
      INSERT INTO read.checkpoints (model, slot, version, position) VALUES ('plans', 'serving', 5, 1)`);
    await prepare();
    const { rows } = await client.query(
      `SELECT (SELECT position::int FROM log.head) AS head, (SELECT count(*)::int FROM log.events) AS events,
              (SELECT account_id FROM identity.sessions WHERE opened_at IS NOT NULL) AS session,
              (SELECT count(*)::int FROM read.checkpoints) AS filled`,
    );
    expect(rows).toEqual([{ head: 1, events: 1, session: 'dana', filled: 0 }]);
  });
});

test('tables of no version are left as they are, and what helps is said', async () => {
  await onDatabase(async (client, prepare) => {
    await client.query(
      `CREATE SCHEMA identity; CREATE TABLE identity.sessions (session_id uuid PRIMARY KEY)`,
    );
    await expect(prepare()).rejects.toThrow(NotMigratable);
    await expect(prepare()).rejects.toThrow('made by no version');
  });
});
