import { randomBytes, randomUUID } from 'node:crypto';
import { createProjector } from '@waymark/projector';
import { startCommandService } from '@waymark/command';
import { openPostgresLog } from '@waymark/log';
import { openPool } from '@waymark/postgres';
import { openPostgresVault } from '@waymark/vault';
import { Client, type Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedDatabase, type PreparedDatabase } from '@waymark/postgres/testing';

/**
 * What docs/OPERATIONS.md tells to back up is enough. The embedded Postgres comes without pg_dump,
 * so the rows are copied by SQL, of the very schemas that the page names.
 */
const schemas = ['log', 'identity', 'graphile_worker'];
const masterKey = randomBytes(32);
const logger = pino({ level: 'silent' });
const email = 'ada@example.com';
let before: PreparedDatabase;
let after: PreparedDatabase;
beforeAll(async () => {
  [before, after] = [await preparedDatabase(), await preparedDatabase()];
});
afterAll(async () => {
  await before.drop();
  await after.drop();
});

/**
 * The command service on a database; `work` is done with it, and as the administrator, then it
 * ends.
 */
async function withService<T>(
  { connectionString, logins: { writer } }: PreparedDatabase,
  key: Buffer,
  work: (service: Awaited<ReturnType<typeof startCommandService>>, pool: Pool) => Promise<T>,
): Promise<T> {
  const log = await openPostgresLog({ connectionString: writer });
  const vault = await openPostgresVault({ connectionString: writer, masterKey: key });
  const pool = openPool({ connectionString: writer });
  const administrator = openPool({ connectionString });
  const mailer = { send: async () => undefined, close: () => undefined };
  const service = await startCommandService({
    log,
    vault,
    pool,
    mailer,
    mailFrom: 'Waymark <a@b.example>',
    publicUrl: 'http://localhost',
    timeZone: 'UTC',
    logger,
    reads: [],
  });
  try {
    return await work(service, administrator);
  } finally {
    await service.stop();
    await administrator.end();
    await pool.end();
    await vault.close();
    await log.close();
  }
}

/** All rows of the read models once they follow the log. */
async function readModelsOf({ logins }: PreparedDatabase): Promise<Map<string, string>> {
  const connectionString = logins.projector;
  const log = await openPostgresLog({ connectionString });
  const vault = await openPostgresVault({ connectionString, masterKey });
  const projector = await createProjector({
    timeZone: 'UTC',
    ...{ log, vault, connectionString, logger },
    readerConnectionString: logins.reader,
  });
  await projector.start();
  await expect.poll(() => projector.health().live).toBe(true);
  await projector.stop();
  await vault.close();
  await log.close();
  const pool = openPool({ connectionString });
  const rows = await dump(pool, ['read']);
  await pool.end();
  // How the projector fares and when its tables were made, not what it shows.
  for (const own of ['read.checkpoints', 'read.model_health', 'read.migrations']) rows.delete(own);
  return rows;
}

/** The rows of every table, as JSON by table, in an order of their own. */
async function dump(pool: Pool, of: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = ANY($1) ORDER BY 1",
    [of],
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const {
      rows: [all],
    } = await pool.query<{ all: string }>(
      `SELECT coalesce(json_agg(t ORDER BY t::text), '[]')::text AS all FROM ${name} t`,
    );
    found.set(name, all?.all ?? '[]');
  }
  return found;
}

/**
 * Puts rows back into tables that the services have made and none of them uses, without the order
 * that foreign keys ask for.
 */
async function restore(
  { connectionString }: PreparedDatabase,
  rows: ReadonlyMap<string, string>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await putBack(client, rows);
  } finally {
    await client.end();
  }
}

async function putBack(client: Client, rows: ReadonlyMap<string, string>): Promise<void> {
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  await client.query(`TRUNCATE ${[...rows.keys()].join(', ')}`);
  for (const [name, all] of rows) {
    const {
      rows: [written],
    } = await client.query<{ columns: string }>(
      "SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''",
      [name],
    );
    await client.query(
      `INSERT INTO ${name} (${written?.columns}) OVERRIDING SYSTEM VALUE SELECT ${written?.columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [all],
    );
  }
  await client.query('COMMIT');
}

test('log, identity, outbox and master key bring back everything; without the key nobody is known', async () => {
  const workspaceId = randomUUID();
  const now = '2026-11-21T10:00:00.000Z';
  const saved = await withService(before, masterKey, async (service, pool) => {
    const cause = {
      commandId: randomUUID(),
      command: 'SignIn',
      actor: 'self',
      correlationId: 'c',
      workspaceId: null,
      at: now,
    } as const;
    const accountId = await service.accounts.ensure(email, { firstName: 'Ada' }, cause);
    const caller = { kind: 'account', accountId } as const;
    const request = {
      caller,
      workspaceId,
      correlationId: 'c',
      basedOn: null,
      now,
      countedBy: 'inside',
    } as const;
    await service.give({
      ...request,
      name: 'CreateWorkspace',
      payload: { workspaceId, name: 'Acme' },
      commandId: randomUUID(),
    });
    await service.give({
      ...request,
      name: 'CreateBlueprint',
      payload: { blueprintId: randomUUID(), name: 'Onboarding' },
      commandId: randomUUID(),
    });
    // The forms that come with the blueprint follow by themselves; a save in the midst of that goes
    // on where it is brought back.
    const forms = async () =>
      (await pool.query(`SELECT FROM log.events WHERE type = 'FormPublished'`)).rowCount;
    await expect.poll(forms).toBe(6);
    return { accountId, rows: await dump(pool, schemas) };
  });
  const shown = await readModelsOf(before);
  expect(shown.get('read.blueprints') ?? [...shown.values()].join()).toContain('Onboarding');

  await withService(after, masterKey, () => Promise.resolve()); // Makes its tables.
  await restore(after, saved.rows);
  const restored = await withService(after, masterKey, async ({ accounts }, pool) => ({
    found: await accounts.find(email),
    person: await accounts.person(saved.accountId),
    log: (await dump(pool, ['log'])).get('log.events'),
  }));
  expect(restored.found).not.toBeNull();
  expect(restored.person).toMatchObject({ email, firstName: 'Ada' });
  expect(restored.log).toBe(saved.rows.get('log.events'));
  expect(await readModelsOf(after)).toEqual(shown);

  const another = withService(after, randomBytes(32), () => Promise.resolve());
  await expect(another).rejects.toThrow('another master key');
});
