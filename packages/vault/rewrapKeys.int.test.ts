import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '@waymark/postgres/testing';
import { openPostgresVault } from './postgresVault.ts';
import { rewrapKeys } from './rewrapKeys.ts';

let database: FreshDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.connectionString });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const ada = { email: 'ada@example.com' };

test('the master key is changed with an overlap: nobody stops being known, addresses keep their digest', async () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  const old = await openPostgresVault({ pool, masterKey: before });
  const sealed = await old.seal('ada', ada);
  const digest = await old.emailDigest(ada.email);
  await old.erase('gone');

  // First every service takes both, still sealing with the old one; then they change places, one
  // after the other.
  const first = await openPostgresVault({ pool, masterKey: before, otherMasterKey: after });
  const second = await openPostgresVault({ pool, masterKey: after, otherMasterKey: before });
  const byNew = await second.seal('ben', { email: 'ben@example.com' });
  expect(await first.open('ben', byNew)).toEqual({ email: 'ben@example.com' });
  for (const vault of [first, second]) {
    expect(await vault.open('ada', sealed)).toEqual(ada);
    expect(await vault.emailDigest(ada.email)).toBe(digest);
  }

  const keys = { masterKey: after, otherMasterKey: before };
  // Of Ada and of the digests; Ben's is new, and who was erased has none.
  expect(await rewrapKeys(pool, keys)).toEqual({ all: 3, anew: 2 });
  expect(await rewrapKeys(pool, keys)).toEqual({ all: 3, anew: 0 });

  const alone = await openPostgresVault({ pool, masterKey: after });
  expect(await alone.open('ada', sealed)).toEqual(ada);
  expect(await alone.emailDigest(ada.email)).toBe(digest);
  await expect(alone.seal('gone', ada)).rejects.toMatchObject({ name: 'PersonErased' });
  await expect(openPostgresVault({ pool, masterKey: before })).rejects.toMatchObject({
    name: 'NotSealed',
  });
});

test('a database whose digests have no key of their own yet is not opened with two', async () => {
  const fresh = await freshDatabase();
  const [masterKey, otherMasterKey] = [randomBytes(32), randomBytes(32)];
  const { connectionString } = fresh;
  await expect(openPostgresVault({ connectionString, masterKey, otherMasterKey })).rejects.toThrow(
    'Start this version once',
  );
  await fresh.drop();
});

test('a key that neither opens ends it with what was done kept', async () => {
  const [masterKey, otherMasterKey] = [randomBytes(32), randomBytes(32)];
  await expect(rewrapKeys(pool, { masterKey, otherMasterKey })).rejects.toMatchObject({
    name: 'NotSealed',
  });
});
