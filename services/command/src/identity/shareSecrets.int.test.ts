import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShareSecrets } from './shareSecrets.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let pool: pg.Pool;
let secrets: ShareSecrets;
beforeAll(async () => {
  stores = await openIdentityStores();
  ({ pool } = stores);
  secrets = new ShareSecrets(pool);
});
afterAll(() => stores.close());

test('of a password a hash of argon2id is kept, each by a salt of its own, at the cost that OWASP asks for', async () => {
  const password = 'harbour-lantern-42';
  for (const id of ['one', 'other']) await secrets.keepPassword(id, password);
  const { rows } = await pool.query<{
    hash: Buffer;
    salt: Buffer;
    memory: number;
    passes: number;
    all: string;
  }>(
    'SELECT hash, salt, memory, passes, to_jsonb(p)::text AS all FROM identity.share_passwords p ORDER BY password_id',
  );
  expect(rows).toHaveLength(2);
  for (const { hash, salt, memory, passes, all } of rows) {
    expect([hash.length, salt.length]).toEqual([32, 16]);
    expect(memory * passes).toBeGreaterThanOrEqual(19_456 * 2);
    expect(all).not.toContain(password);
  }
  expect(rows[0]!.salt).not.toEqual(rows[1]!.salt);
  expect(rows[0]!.hash).not.toEqual(rows[1]!.hash);
  expect(await secrets.isPassword('one', password)).toBe(true);
  expect(await secrets.isPassword('one', `${password} `)).toBe(false);
  expect(await secrets.isPassword('none', password)).toBe(false);
});

test('a token of a link has 128 bits and stands nowhere as it is', async () => {
  const link = { workspaceId: 'w', linkId: 'l', of: { kind: 'process', id: 'p' } } as const;
  const token = await secrets.makeToken(link);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const { rows } = await pool.query<{ all: string }>(
    'SELECT to_jsonb(l)::text AS all FROM identity.share_links l',
  );
  expect(rows.map(({ all }) => all).join()).not.toContain(token);
  expect(await secrets.find(token)).toEqual(link);
  expect(await secrets.find(`${token}A`)).toBeNull();
});
