import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '@waymark/postgres/testing';
import type { FreshDatabase } from '@waymark/postgres/testing';
import { openPostgresVault } from './postgresVault.ts';
import type { PostgresVault } from './postgresVault.ts';

const masterKey = randomBytes(32);
const profile = { email: 'zoë@example.com', names: ['Zoë', null], empty: '' };

let database: FreshDatabase;
let pool: pg.Pool;
let vault: PostgresVault;
/** What "another process" has: a vault with a memory of its own; its clock is moved by hand. */
let other: PostgresVault;
let otherNow = 0;

beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.connectionString });
  // Both at once on purpose: several processes may start together.
  [vault, other] = await Promise.all([
    openPostgresVault({ connectionString: database.connectionString, masterKey }),
    openPostgresVault({ pool, masterKey, now: () => otherNow }),
  ]);
});
afterAll(async () => {
  await vault.close();
  await other.close();
  await pool.end();
  await database.drop();
});

describe('openPostgresVault', () => {
  it('opens what it sealed, here and in another process', async () => {
    const person = randomUUID();
    const sealed = await vault.seal(person, profile);
    expect(await vault.open(person, sealed)).toEqual(profile);
    expect(await other.open(person, sealed)).toEqual(profile);
    for (const data of [null, 0, '', [], 'text'])
      expect(await vault.open(person, await vault.seal(person, data))).toEqual(data);
  });

  it('shows nothing of the data, and seals the same data differently each time', async () => {
    const person = randomUUID();
    const [one, two] = [await vault.seal(person, profile), await vault.seal(person, profile)];
    expect(one).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(one).not.toBe(two);
    for (const part of one.split('.'))
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain('example');
  });

  it('stores no key that opens anything without the master key', async () => {
    const person = randomUUID();
    await vault.seal(person, profile);
    await expect(openPostgresVault({ pool, masterKey: randomBytes(32) })).rejects.toMatchObject({
      name: 'NotSealed',
    });
    const { rows } = await pool.query(
      'SELECT wrapped_key FROM identity.person_keys WHERE account_id = $1',
      [person],
    );
    expect(rows).toEqual([{ wrapped_key: expect.stringMatching(/^v1\./) }]);
  });

  it('refuses texts that were changed, moved to another person, or never sealed', async () => {
    const [person, stranger] = [randomUUID(), randomUUID()];
    const sealed = await vault.seal(person, profile);
    await vault.seal(stranger, profile);
    const flipped = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2);
    for (const text of [
      flipped,
      sealed.replace('v1', 'v2'),
      `${sealed}.x`,
      '',
      'zoë@example.com',
    ]) {
      await expect(vault.open(person, text)).rejects.toMatchObject({ name: 'NotSealed' });
    }
    await expect(vault.open(stranger, sealed)).rejects.toMatchObject({ name: 'NotSealed' });
    // A key row moved to another person does not open either.
    await pool.query('DELETE FROM identity.person_keys WHERE account_id = $1', [stranger]);
    await pool.query('UPDATE identity.person_keys SET account_id = $1 WHERE account_id = $2', [
      stranger,
      person,
    ]);
    await expect(other.open(stranger, sealed)).rejects.toMatchObject({ name: 'NotSealed' });
  });

  it('makes one key when two processes seal for a new person at once', async () => {
    for (let round = 0; round < 10; round++) {
      const person = randomUUID();
      const sealed = await Promise.all(
        [vault, other, vault, other].map((each, number) => each.seal(person, number)),
      );
      for (const each of [vault, other]) {
        expect(await Promise.all(sealed.map((text) => each.open(person, text)))).toEqual([
          0, 1, 2, 3,
        ]);
      }
    }
  });

  it('answers null once the person is erased, and seals nothing more about them', async () => {
    const person = randomUUID();
    const sealed = await vault.seal(person, profile);
    expect(await other.open(person, sealed)).toEqual(profile);
    await vault.erase(person);
    await vault.erase(person);
    expect(await vault.open(person, sealed)).toBeNull();
    await expect(vault.seal(person, profile)).rejects.toMatchObject({
      name: 'PersonErased',
      accountId: person,
    });
    otherNow += 60_001;
    expect(await other.open(person, sealed)).toBeNull();
    await expect(other.seal(person, profile)).rejects.toMatchObject({ name: 'PersonErased' });
    const { rows } = await pool.query(
      'SELECT wrapped_key FROM identity.person_keys WHERE account_id = $1',
      [person],
    );
    expect(rows).toEqual([{ wrapped_key: null }]);
  });

  it('erases people that never had a key', async () => {
    const person = randomUUID();
    await vault.erase(person);
    await expect(vault.seal(person, profile)).rejects.toMatchObject({ name: 'PersonErased' });
  });

  it('names an address the same however it is written, and only with the same master key', async () => {
    const digest = await vault.emailDigest('zoe@example.com');
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(await other.emailDigest('  Zoe@Example.COM ')).toBe(digest);
    expect(await vault.emailDigest('zoe@example.org')).not.toBe(digest);
    const elsewhere = await freshDatabase();
    const { connectionString } = elsewhere;
    const stranger = await openPostgresVault({ connectionString, masterKey: randomBytes(32) });
    expect(await stranger.emailDigest('zoe@example.com')).not.toBe(digest);
    await stranger.close();
    await elsewhere.drop();
  });

  it('insists on a master key of 32 bytes, and on data that JSON knows', async () => {
    await expect(openPostgresVault({ pool, masterKey: randomBytes(16) })).rejects.toThrow(
      '16 bytes',
    );
    await expect(vault.seal(randomUUID(), undefined)).rejects.toThrow(TypeError);
  });
});
