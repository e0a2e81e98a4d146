import { LOGINS, asLogin, eachLogin, NotPrepared, openPool, withLogin } from '@waymark/postgres';
import { openPostgresLog } from '@waymark/log';
import { openPostgresVault } from '@waymark/vault';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, preparedDatabase, type PreparedDatabase } from '@waymark/postgres/testing';
import { loginsOf } from './testing/loginsOf.ts';
import { ProjectorWorld } from '@waymark/projector/testing';
import { installIdentityTables } from './identityTables.ts';
import { enqueueMails, installOutbox, outboxLoad } from '../outbox/outbox.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { OWNERSHIP } from './roles.sql.ts';

const logger = pino({ level: 'silent' });
let database: PreparedDatabase;
beforeAll(async () => {
  database = await preparedDatabase();
});
afterAll(() => database.drop());

/** Statements on one connection; the SQLSTATE of the first that fails. */
async function tried(connectionString: string, ...statements: string[]): Promise<string | null> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.end();
  }
}
const FORBIDDEN = '42501';

describe('no login can be left for another', () => {
  test.each(['writer', 'projector', 'reader'] as const)('%s', async (name) => {
    const url = database.logins[name];
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("SELECT set_config('role', 'none', false)");
    await client.query('RESET ROLE; RESET SESSION AUTHORIZATION');
    const { rows } = await client.query('SELECT current_user AS is, session_user AS began');
    expect(rows).toEqual([{ is: LOGINS[name], began: LOGINS[name] }]);
    await client.end();
    for (const other of ['waymark_owner', 'postgres', ...Object.values(LOGINS)].filter(
      (one) => one !== LOGINS[name],
    )) {
      expect([other, await tried(url, `SET ROLE ${other}`)]).toEqual([other, FORBIDDEN]);
      expect([other, await tried(url, `SELECT set_config('role', '${other}', true)`)]).toEqual([
        other,
        FORBIDDEN,
      ]);
    }
  });

  test('none of them is a superuser, makes roles or databases, or by-passes row-level security', async () => {
    const admin = openPool({ connectionString: database.connectionString });
    const { rows } = await admin.query(
      `SELECT rolname FROM pg_roles WHERE rolname ~ '^waymark_' AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls OR rolreplication)`,
    );
    expect(rows).toEqual([]);
    await admin.end();
  });
});

test('of each password of a login a verifier of SCRAM-SHA-256 alone is kept', async () => {
  const admin = openPool({ connectionString: database.connectionString });
  const { rows } = await admin.query<{ name: string; kept: string }>(
    `SELECT rolname AS name, rolpassword AS kept FROM pg_authid WHERE rolname = ANY ($1)`,
    [Object.values(LOGINS)],
  );
  expect(rows).toHaveLength(Object.keys(LOGINS).length);
  for (const { name, kept } of rows)
    expect([name, kept]).toEqual([name, expect.stringMatching(/^SCRAM-SHA-256\$/) as string]);
  await admin.end();
});

describe('each login may do what it is for', () => {
  test.each([
    ['reader', 'SELECT FROM identity.person_keys'],
    ['reader', 'SELECT FROM identity.sessions'],
    ['reader', 'SELECT FROM log.events'],
    ['reader', 'SELECT FROM graphile_worker._private_jobs'],
    ['reader', 'CREATE TABLE public.own (n int)'],
    ['reader', 'CREATE TEMP TABLE own (n int)'],
    ['projector', 'SELECT FROM identity.refresh_tokens'],
    ['projector', 'SELECT FROM identity.signing_key'],
    ['projector', 'SELECT FROM identity.challenges'],
    ['projector', 'DELETE FROM identity.person_keys'],
    ['projector', "INSERT INTO log.tombstones VALUES ('s')"],
    ['writer', 'DELETE FROM log.events'],
    ['writer', "UPDATE log.events SET type = 'x'"],
    ['writer', 'TRUNCATE log.events'],
    ['writer', 'CREATE TABLE log.own (n int)'],
    ['writer', 'DROP TABLE identity.sessions'],
    ['writer', 'ALTER TABLE identity.sessions ADD own int'],
    ['migrator', 'SELECT FROM identity.person_keys'],
  ] as const)('%s is refused %s', async (name, statement) => {
    expect(await tried(database.logins[name], statement)).toBe(FORBIDDEN);
  });

  test('the migrator makes and changes tables in the name of the owner', async () => {
    expect(
      await tried(
        database.logins.migrator,
        'SET ROLE waymark_owner',
        'ALTER TABLE log.head ADD kept int',
      ),
    ).toBeNull();
  });

  test('the writer uses the outbox, whose tables are guarded', async () => {
    const pool = openPool({ connectionString: database.logins.writer });
    await enqueueMails(pool, [{ mail: 'oneTimeCode', codeId: 'c' }]);
    expect(await outboxLoad(pool)).toMatchObject({ mails: { waiting: 1 } });
    await pool.end();
  });
});

test('a service on a database that is not prepared for it says so, and which page helps', async () => {
  const bare = await freshDatabase();
  const writer = asLogin(bare.connectionString, 'writer', new URL(database.logins.writer).password);
  await expect(openPostgresLog({ connectionString: writer })).rejects.toBeInstanceOf(NotPrepared);
  await expect(
    openPostgresVault({ connectionString: writer, masterKey: Buffer.alloc(32, 7) }),
  ).rejects.toThrow('docs/OPERATIONS.md');
  await bare.drop();
});

test('a database that one login had made for all is handed over, with the read models as they are', async () => {
  const world = await ProjectorWorld.ofDana();
  await world.get('dana', 'w', '/api/people');
  await world.stopProjector();
  // As the superuser of earlier versions had left it: owner of everything.
  const owned = OWNERSHIP.replaceAll('waymark_projector', 'postgres').replaceAll(
    'waymark_owner',
    'postgres',
  );
  await world.db.query(owned);
  const ownersOf = async () =>
    (
      await world.db.query<{ owner: string }>(
        `SELECT DISTINCT relowner::regrole::text AS owner FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
          WHERE nspname IN ('log', 'identity', 'graphile_worker', 'read') ORDER BY 1`,
      )
    ).rows.map(({ owner }) => owner);
  expect(await ownersOf()).toEqual(['postgres']);
  const made = async () =>
    (await world.db.query("SELECT 'read.people'::regclass::oid AS oid")).rows;
  const before = await made();
  await loginsOf(world.connectionString);
  expect(await ownersOf()).toEqual(['waymark_owner', 'waymark_projector']);
  await world.startProjector();
  await world.openAccount('ben', 'Ben');
  expect(JSON.stringify(await world.rows('dana', 'w', 'people'))).toContain('Dana');
  expect(await made()).toEqual(before);
  await world.close();
});

test('it may be run by several at once, and again; passwords are those of the last time', async () => {
  const again = await freshDatabase();
  const pool = openPool({ connectionString: again.connectionString });
  await Promise.all([installIdentityTables(pool), installOutbox(pool, logger)]);
  await pool.end();
  await Promise.all([loginsOf(again.connectionString), loginsOf(again.connectionString)]);
  const urls = await loginsOf(again.connectionString);
  for (const url of Object.values(urls)) expect(await tried(url, 'SELECT 1')).toBeNull();
  const wrong = eachLogin((name) => asLogin(again.connectionString, name, 'another'));
  await expect(tried(wrong.reader, 'SELECT 1')).rejects.toThrow('password authentication failed');
  await again.drop();
});

test('an administrator need not be a superuser', async () => {
  const theirs = await freshDatabase();
  const admin = new pg.Client({ connectionString: theirs.connectionString });
  await admin.connect();
  const name = new URL(theirs.connectionString).pathname.slice(1);
  const administrator = `admin_of_${name}`;
  await admin.query(`CREATE ROLE ${administrator} LOGIN CREATEROLE PASSWORD 'p'; ALTER DATABASE ${name} OWNER TO ${administrator};
    GRANT ${['waymark_owner', ...Object.values(LOGINS)].join(', ')} TO ${administrator} WITH ADMIN TRUE, INHERIT FALSE, SET FALSE`);
  const passwords = eachLogin((login) => new URL(database.logins[login]).password);
  const urls = await prepareDatabase({
    ...{ passwords, logger },
    adminUrl: withLogin(theirs.connectionString, administrator, 'p'),
  });
  for (const url of Object.values(urls)) expect(await tried(url, 'SELECT 1')).toBeNull();
  await admin.end();
  await theirs.drop();
});
