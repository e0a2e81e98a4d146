import { inTransaction } from '@waymark/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashAs, newHash, USUAL_COST } from './passwordHash.ts';
import { Passwords } from './passwords.ts';
import { openIdentityStores, type IdentityStores } from './testing/identityStores.ts';

let stores: IdentityStores;
let passwords: Passwords;
let hashed = 0;
const hashing: ConstructorParameters<typeof Passwords>[0]['hashing'] = {
  hashAs: (...of) => ((hashed += 1), hashAs(...of)),
  newHash: (...of) => ((hashed += 1), newHash(...of)),
};
beforeAll(async () => {
  stores = await openIdentityStores();
  passwords = new Passwords({ ...pepperOf(), hashing });
});
afterAll(() => stores.close());

const at = new Date('2026-11-21T10:00:00.000Z');
const pepperOf = () => ({ pool: stores.pool, pepper: stores.vault.passwordPepper });
const keep = async (accountId: string, password: string, cost = USUAL_COST) => {
  const hash = await newHash(password, stores.vault.passwordPepper, cost);
  return inTransaction(stores.pool, (client) => passwords.keep(client, accountId, hash, at));
};
const rowOf = async (accountId: string) =>
  (
    await stores.pool.query<{ memory: number; passes: number; hash: Buffer }>(
      'SELECT * FROM identity.passwords WHERE account_id = $1',
      [accountId],
    )
  ).rows[0];

test('a password is right for its account alone, however its letters are composed', async () => {
  expect(await keep('ada', 'Brücken über Flüsse')).toEqual({ replaced: false });
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
    expect(await passwords.isRight('ada', 'Brücken über Flüsse'.normalize(form))).toBe(true);
  for (const other of ['Brücken über Flüsse ', 'brücken über flüsse', 'Brucken uber Flusse', ''])
    expect(await passwords.isRight('ada', other)).toBe(false);
  expect(await passwords.isRight('eve', 'Brücken über Flüsse')).toBe(false);
  expect([await passwords.setAt('ada'), await passwords.setAt('eve')]).toEqual([at, null]);
});

test('another takes its place, and once it is removed none is right', async () => {
  await keep('ben', 'harbour-lantern-42');
  expect(await keep('ben', 'window-otter-17')).toEqual({ replaced: true });
  expect(await passwords.isRight('ben', 'harbour-lantern-42')).toBe(false);
  expect(await passwords.isRight('ben', 'window-otter-17')).toBe(true);
  const remove = () => inTransaction(stores.pool, (client) => passwords.remove(client, 'ben'));
  expect([await remove(), await remove()]).toEqual([true, false]);
  expect(await passwords.isRight('ben', 'window-otter-17')).toBe(false);
});

test('whether there is an account, a password, or the right one, one hash is made', async () => {
  await keep('cleo', 'harbour-lantern-42');
  for (const [accountId, password] of [
    ['cleo', 'harbour-lantern-42'],
    ['cleo', 'wrong'],
    ['no-password', 'wrong'],
    [null, 'wrong'],
  ] as const) {
    const before = hashed;
    await passwords.isRight(accountId, password);
    expect(hashed - before).toBe(1);
  }
});

test('a right one that was hashed at less than the usual cost is hashed anew, a wrong one is not', async () => {
  const cheap = { memory: 8_192, passes: 1, lanes: 1 };
  await keep('dora', 'harbour-lantern-42', cheap);
  const before = await rowOf('dora');
  expect(await passwords.isRight('dora', 'wrong')).toBe(false);
  expect(await rowOf('dora')).toEqual(before);
  expect(await passwords.isRight('dora', 'harbour-lantern-42')).toBe(true);
  const after = await rowOf('dora');
  expect(after).toMatchObject({ memory: USUAL_COST.memory, passes: USUAL_COST.passes });
  expect(after?.hash).not.toEqual(before?.hash);
  expect(await passwords.isRight('dora', 'harbour-lantern-42')).toBe(true);
  expect(await rowOf('dora')).toEqual(after);
});

test('without the pepper nobody tells a right guess by what the database holds', async () => {
  await keep('emil', 'harbour-lantern-42');
  const other = new Passwords({ pool: stores.pool, pepper: Buffer.alloc(32, 9) });
  expect(await other.isRight('emil', 'harbour-lantern-42')).toBe(false);
  expect(JSON.stringify(await rowOf('emil'))).not.toContain('harbour');
});
